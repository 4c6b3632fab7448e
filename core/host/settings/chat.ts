/** With whom visitors chat. It stands under `rove` and is proposed. Source: document 3, sections 4 and 9 (CHAT-01). */
import { nullish, record, string } from 'valibot'
import { shape } from '../../shape'
import { name } from '../../written-by-php'

/** The vendor's accounts by country, `default` for all that have none of their own; `group` is whom the chat goes to. */
export const chat = {
  name: 'rove.chat',
  schema: shape({ accounts: nullish(record(string(), name), {}), group: nullish(name, '') }),
  otherwise: { accounts: {}, group: '' },
} as const
