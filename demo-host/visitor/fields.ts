/** Reads the fields of a submitted form. */
import type { Context } from 'hono'

/** Texts by name. Files and invalid forms are ignored. */
export async function readFields(context: Context): Promise<Readonly<Partial<Record<string, string>>>> {
  const body = await context.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** An integer of at most nine digits; `undefined` if it is invalid. */
export function wholeNumber(text: string | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Chosen option ids, from fields like `attributes[1]`. An invalid one is 0, which no option has. */
export function chosenOptions(fields: Readonly<Partial<Record<string, string>>>): readonly number[] {
  return Object.entries(fields)
    .filter(([name]) => /^attributes\[\d{1,9}\]$/.test(name))
    .map(([, value]) => wholeNumber(value) ?? 0)
}
