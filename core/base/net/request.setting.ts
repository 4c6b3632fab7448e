/** The setting `rove.request` (proposed): what the shop's server wants with each call, for instance a CSRF token. */
import { type InferOutput, nullish, pipe, record, regex, string } from 'valibot'
import { parts } from '../input/lenient'
import { readSetting } from '../input/read-setting'
import { shape } from '../input/shape'

const token = pipe(string(), regex(/^[\w!#$%&'*+.^`|~-]+$/, 'the name of a header or a field, please'))
const visibleText = pipe(string(), regex(/^[\x20-\x7e]*$/, 'visible characters of ASCII, please'))

/** @see requestExtras */
export const requestSetting = {
  name: 'rove.request',
  schema: parts(
    'rove.request',
    shape({
      /** Headers of each call but those sent as a beacon. Ours cannot be replaced. */
      headers: nullish(record(token, visibleText), {}),
      /** Fields of each call that is sent as a form by POST, also as a beacon. Those of the call cannot be replaced. */
      fields: nullish(record(token, string()), {}),
    }),
  ),
  otherwise: { headers: {}, fields: {} },
} as const

/** The headers and fields to send now: they are read at each call, so that a page can renew a token. */
export const requestExtras = (): InferOutput<typeof requestSetting.schema> => readSetting(requestSetting)
