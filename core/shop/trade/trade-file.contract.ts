/** A file of a trade application (TRADE-02). The specification does not show the call: it is proposed. */
import { type InferOutput, string } from 'valibot'
import { numericString } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'

const fileAnswer = shape({
  /** The id that the application names the file by. */
  id: string(),
  name: string(),
  /** In bytes. */
  size: numericString,
})
/** A file that the server has. */
export type TradeFile = InferOutput<typeof fileAnswer>

/**
 * POST /ajax/trade/file: keeps a file for an application (TRADE-02). It is sent as `multipart/form-data`, with the file
 * itself as `file`. It is a PDF, JPG, PNG or HEIC file by its first bytes, and its name ends so: judge it by its bytes
 * too, because a name can say anything. Files that no application names can be deleted after a day.
 */
export const tradeFile: Endpoint<{ readonly kind: string }, typeof fileAnswer> = {
  name: 'trade.file',
  method: 'POST',
  path: '/ajax/trade/file',
  requirements: ['TRADE-02'],
  proposed: true,
  changes: true,
  refuses: true,
  query: ({ kind }) => ({ kind }),
  answer: fileAnswer,
}
