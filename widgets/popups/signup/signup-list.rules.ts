/** Which list an address is put on. Source: document 3, section 7 (POP-02, NEWS-01). */
import type { SignUp } from '../popups.rules'

/** The shop's lists. */
interface Lists {
  readonly list: string
  readonly trade: string
}

/** The popup's own, else the shop's: of the trade newsletter the trade list, of all others the fixed default. */
export function listFor(kind: SignUp | undefined, own: string, { list, trade }: Lists): string {
  return own || (kind === 'trade' ? trade : list)
}
