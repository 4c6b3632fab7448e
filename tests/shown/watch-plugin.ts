/** Lets `watch.ts` see every machine and every lookup of a text while the stories are tested. */
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const watch = resolve('tests/shown/watch.ts')

/** Adds lines to modules of `core/`, `widgets/` and `workshop/`. The source has no trace of it, and no built file either. */
export function watchPlugin(): Plugin {
  return {
    name: 'watch-what-stories-show',
    enforce: 'post',
    transform(code, id) {
      const file = relative('.', id.replace(/\?.*/, ''))
      const lines = addedLines(file, code)
      return lines && { code: `${code}\n${lines}`, map: null }
    },
  }
}

/** The lines for a file, or `undefined`. An exported function is a binding that its own module may change. */
function addedLines(file: string, code: string): string | undefined {
  const from = `from ${JSON.stringify(watch)}`
  if (file === 'core/base/texts/texts.ts')
    return `import { watchLookup } ${from}\ncreateTextLookup = watchLookup(createTextLookup)`
  if (!/^(core|widgets|workshop)\//.test(file)) return undefined
  const named = (pattern: RegExp, line: (name: string) => string) =>
    [...code.matchAll(pattern)].map(([, name = '']) => line(name)).join('\n')
  if (file.endsWith('.machine.ts'))
    return `import { watchMachine } ${from}\n${named(/^export function (next\w*)/gm, (name) => `${name} = watchMachine('${file} ${name}', ${name})`)}`
  if (file.endsWith('.texts.ts'))
    return `import { nameTable } ${from}\n${named(/^export const (\w+)/gm, (name) => `nameTable('${file} ${name}', ${name})`)}`
  return undefined
}
