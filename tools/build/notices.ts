/** THIRD-PARTY-NOTICES.txt: the licences of the packages whose code is in the built files. */
import { readdirSync, readFileSync } from 'node:fs'

const rule = '-'.repeat(80)

/** The MIT License, for packages that name it in package.json but have no file with its text. */
const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/**
 * @param modules ids of the modules whose code is in the output, as bundlers name them
 * @returns one notice for each package, sorted by name: name, version, licence, text of the licence
 * @throws if a package has no text of its licence, unless its package.json has the MIT licence and an author
 */
export function noticesOf(modules: Iterable<string>): string {
  const folders = new Set([...modules].flatMap((id) => packageFolder(id) ?? []))
  const notices = [...folders].map(readNotice).sort((one, other) => one.title.localeCompare(other.title))
  return [
    'The built files contain code of these packages.',
    ...notices.map(({ title, text }) => `${rule}\n${title}\n${rule}\n\n${text}`),
    '',
  ].join('\n\n')
}

/** The folder of the package that a module belongs to; `undefined` for a module of this project. */
export function packageFolder(id: string): string | undefined {
  return id.replaceAll('\\', '/').match(/^[^?]*\/node_modules\/(?:@[^/]+\/)?[^/?]+/)?.[0]
}

function readNotice(folder: string): { readonly title: string; readonly text: string } {
  const { name, version, license, author } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)\b/i.test(file))
    .sort()
  const by = typeof author === 'string' ? author : author?.name
  if (files.length === 0 && !(license === 'MIT' && by)) throw new Error(`${name} has no text of its licence`)
  const stated = `Copyright (c) ${by}\n\nThe package has no file with its licence; package.json states MIT.\n\n${mit}`
  const text =
    files.length === 0 ? stated : files.map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim()).join('\n\n')
  return { title: `${name} ${version} (${license})`, text: text.replace(/\r\n?/g, '\n') }
}
