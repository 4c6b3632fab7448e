/** Builds modules into the files that `placeModules` says: gives each of these files a copy, by an id of its own. */
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { ModulePlaces } from './module-places'

const mark = /[?&]for=([^&]+)/
/** The first module of a file in a query: a path or its ending would make a bundler read it as another module. */
const asQuery = (file: string) => relative('.', file).replaceAll('/', '~').replaceAll('.', '!')
const fromQuery = (query: string) => resolve(query.replaceAll('~', '/').replaceAll('!', '.'))

/** The id of a module without the file that its copy is for. */
export const withoutCopy = (id: string): string => id.replace(mark, '')

/** The first module of the file that a module is built into: of its copy, or itself. */
function userOf(id: string): string {
  const [, user] = mark.exec(id) ?? []
  return user ? fromQuery(user) : id
}

/** Whether a module is built into the runtime. */
export const isInRuntime = (id: string, places: ModulePlaces): boolean => !mark.test(id) && places.isRuntime(id)

/** Gives each module that is imported statically the id of its copy. What is imported dynamically is a file of its own. */
export const withCopies = (places: ModulePlaces): Plugin => ({
  name: 'with-copies',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    async handler(source, importer, { kind }) {
      if (!importer || kind !== 'import-statement') return undefined
      const found = await this.resolve(source, withoutCopy(importer), { kind, skipSelf: true })
      if (!found || found.external) return found
      // An alias is resolved by this function too.
      const id = withoutCopy(found.id)
      // The runtime imports nothing but itself.
      if (isInRuntime(importer, places)) return { ...found, id }
      const file = userOf(importer)
      if (file === id || (places.isRuntime(id) && places.usesRuntime(file))) return { ...found, id }
      return { ...found, id: `${id}${id.includes('?') ? '&' : '?'}for=${asQuery(file)}` }
    },
  },
  // Vite reads a style sheet itself, by its id without the query.
  load: (id) => (/\.(tsx?|m?js)\?for=/.test(id) ? readFileSync(id.replace(/\?.*/, ''), 'utf8') : undefined),
})
