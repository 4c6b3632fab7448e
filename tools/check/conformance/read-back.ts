/** Reads, by another call, whether a server has kept what a call has changed. */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import type { Locale } from '../../../core/base/country/countries.rules'
import type { Endpoint, Query } from '../../../core/base/net/endpoint.contract'
import { isAnswer } from './answer-faults'
import type { Case, ReadBack } from './case'
import { requestOf } from './request'
import type { Send } from './send'

/** @see ReadBack */
export function readBack<Input, Schema extends GenericSchema>(
  endpoint: Endpoint<Input, Schema>,
  input: Input,
  isKept: (after: InferOutput<Schema>, before: InferOutput<Schema> | undefined) => boolean,
): ReadBack {
  return { endpoint: endpoint as unknown as Endpoint<never>, fields: endpoint.query(input), isKept }
}

/**
 * The answer of a call that only reads; `undefined` if it fails or has another shape.
 *
 * @param isWhole nothing may be wrong with it, also where a page would leave the wrong part out
 */
export async function answerOf<Schema extends GenericSchema>(
  { send, base, locale }: { readonly send: Send; readonly base: URL; readonly locale: Locale | undefined },
  { endpoint, fields }: { readonly endpoint: Endpoint<never, Schema>; readonly fields: Query },
  isWhole = false,
): Promise<InferOutput<Schema> | undefined> {
  const asked: Case = { title: '', expected: 'answer', fields, ...(locale ? { locale } : {}) }
  const received = await send(requestOf(endpoint, asked, base))
  if (received.at === 'failed' || received.status >= 300) return undefined
  if (isWhole && !isAnswer(endpoint as Endpoint<never>, received)) return undefined
  try {
    const { success, output } = safeParse(endpoint.answer, JSON.parse(received.text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
