/** The fields of a form that somebody sent. */
import type { Context } from 'hono'

/** Texts by name; files, and what is no form at all, are left out. */
export async function readFields(context: Context): Promise<Readonly<Partial<Record<string, string>>>> {
  const body = await context.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** A whole number of at most nine digits, or nothing. */
export function wholeNumber(text: string | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Chosen option ids, from fields like `attributes[1]`; one that is no number is 0, which no option has. */
export function chosenOptions(fields: Readonly<Partial<Record<string, string>>>): readonly number[] {
  return Object.entries(fields)
    .filter(([name]) => /^attributes\[\d{1,9}\]$/.test(name))
    .map(([, value]) => wholeNumber(value) ?? 0)
}
