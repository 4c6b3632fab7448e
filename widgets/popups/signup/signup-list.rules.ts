/** The list that an address is added to (POP-02, NEWS-01). */
import type { SignUp } from '../popups.rules'

/** The shop's lists. */
interface Lists {
  readonly list: string
  readonly trade: string
}

/** The popup's own list; else the shop's: the trade list for the trade newsletter, the default list for all others. */
export function listFor(kind: SignUp | undefined, own: string, { list, trade }: Lists): string {
  return own || (kind === 'trade' ? trade : list)
}
