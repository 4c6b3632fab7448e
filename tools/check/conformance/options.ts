/** Reads the command line. */
import { parseArgs } from 'node:util'

/** What was asked for. `values` is the path of a file. */
export interface Options {
  readonly base: URL
  readonly cookie: string
  readonly headers: Readonly<Record<string, string>>
  readonly values: string | undefined
  readonly only: readonly string[]
  readonly changes: boolean
  readonly json: boolean
}

/** The text of `--help`. */
export const help = `Checks a shop’s server against the contract of the calls (CONTRACT.md).

  npm run conformance -- https://staging.shop [options]

  --values shop.json     what the kit cannot know: a product, an order, an address
  --cookie "SESS…=…"     a session; without it, a new guest’s
  --header "Name: value" a header of each request; may be given several times
  --only cart            only calls whose name begins so, as cart.add; several with commas between them
  --changes              also calls that change something. Use a test shop
  --json                 the report as JSON
  --help                 this text

The exit code is 0 where nothing is wrong, 1 where something is wrong, and 2 where the command is wrong or the server
cannot be reached.

An example of shop.json with all values; each is optional:`

/**
 * @param names the names of the calls
 * @returns the options, `help`, or a sentence that says what is wrong with them
 */
export function readOptions(args: readonly string[], names: readonly string[]): Options | 'help' | { wrong: string } {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values: given, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ cookie: text, values: text, header: { ...text, multiple: true }, only: { ...text, multiple: true } },
        ...{ changes: flag, json: flag, help: flag },
      },
    })
    if (given.help) return 'help'
    const [address, ...more] = positionals
    if (address === undefined || more.length > 0) return { wrong: 'Give one address: https://staging.shop' }
    const base = addressOf(address)
    if (!base) return { wrong: 'The address has to begin with http:// or https://' }
    const headers = (given.header ?? []).map((line) => /^([\w-]+): *(.*)$/.exec(line) ?? [])
    // The header itself can be a secret: it is not repeated.
    if (headers.some(([, name]) => name === undefined)) return { wrong: 'A header is “Name: value”' }
    const only = (given.only ?? []).flatMap((starts) => starts.split(','))
    const unknown = only.filter((start) => !start || !names.some((name) => name.startsWith(start)))
    const families = [...new Set(names.map((name) => name.split('.')[0]))].sort()
    if (unknown.length > 0) return { wrong: `--only knows ${families.join(', ')}; not ${unknown.join(', ')}` }
    const { cookie = '', values, changes, json } = given
    const named = Object.fromEntries(headers.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
    return { base, cookie, headers: named, values, only, changes, json }
  } catch (failure) {
    return { wrong: failure instanceof Error ? (failure.message.split('.')[0] ?? '') : 'The options cannot be read' }
  }
}

/** The address of the shop, ending in a slash. */
function addressOf(text: string): URL | undefined {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined
  const { origin, pathname } = new URL(text)
  return new URL(pathname.replace(/\/*$/, '/'), origin)
}
