/**
 * What a published folder has for Apache: `.htaccess` with the time that browsers keep each file, and a compressed copy
 * beside each script, which the `.htaccess` of Drupal 7 sends in its place.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const htaccess = `# Written by "npm run release". rove.js and the lists change with each release; the folders of the builds never do.
<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>
<IfModule mod_headers.c>
  Header set Cache-Control "public, max-age=300"
  <If "%{REQUEST_URI} =~ m#/[0-9a-f]{8}/[^/]+$#">
    Header set Cache-Control "public, max-age=31536000, immutable"
  </If>
</IfModule>
AddType text/javascript .js
`

/** Writes `.htaccess` into the folder. From then on, each release adds compressed copies. */
export function addHtaccess(folder) {
  write(`${folder}/.htaccess`, htaccess)
}

/** Whether the folder has them: `addHtaccess` was called once. */
export const isForApache = (folder) => existsSync(`${folder}/.htaccess`)

/** Writes the compressed copies of the scripts in a folder, beside them. */
export function addCompressed(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js')))
    write(`${folder}/${name}.gz`, compressed(readFileSync(`${folder}/${name}`)))
}

/** The compressed copy of a script. */
export const compressed = (code) => gzipSync(code, { level: 9 })

function write(file, content) {
  writeFileSync(`${file}.part`, content)
  renameSync(`${file}.part`, file)
}
