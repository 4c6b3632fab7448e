/**
 * `npm run release -- FOLDER`: publishes the build in `dist/` next to the builds of before, so that pages which are open
 * or cached go on; `--back` returns to the build of before; `--off "popups chat"` switches elements off at once.
 */
import { parseArgs } from 'node:util'
import { goBack, publish, switchOff } from './release-folder.mjs'

const usage = `npm run release -- FOLDER [option]

  FOLDER        the folder that your server publishes, for instance /srv/shop/rove
  --keep N      keeps the last N builds (5)
  --htaccess    for Apache: adds an .htaccess, and compressed copies of the scripts
  --back        returns to the build of before
  --off NAMES   switches elements off in rove.js, for instance "popups chat"; "" switches all on again
`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string', default: '5' },
      htaccess: { type: 'boolean', default: false },
      back: { type: 'boolean', default: false },
      off: { type: 'string' },
    },
  })
  const [folder] = positionals
  const keep = Number(values.keep)
  if (positionals.length !== 1 || !Number.isInteger(keep) || keep < 1) throw new Error(usage)
  if (values.off !== undefined) console.log(switchOff(folder, values.off))
  else if (values.back) console.log(goBack(folder))
  else console.log(publish('dist', folder, keep, values.htaccess))
} catch ({ message }) {
  console.error(message)
  process.exitCode = 2
}
