/** The settings of the chat, under `rove`. Proposed (CHAT-01). */
import { nullish, record, string } from 'valibot'
import { text } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'

/** The provider's accounts by country, with `default` for all others. `group` is the team that receives the chat. */
export const chat = {
  name: 'rove.chat',
  schema: shape({ accounts: nullish(record(string(), text), {}), group: nullish(text, '') }),
  otherwise: { accounts: {}, group: '' },
} as const
