/** What tabs of one visitor tell each other about paying. */
import { type InferOutput, picklist, safeParse, string } from 'valibot'
import { shape } from '../../../core/shape'

const news = shape({ order: string(), attempt: string(), at: picklist(['paying', 'rested']) })

/** What tabs of one visitor tell each other of one order. */
export type PaymentNews = Readonly<InferOutput<typeof news>>

/** What another tab told; nothing where it is none of it. */
export function readNews(message: unknown): PaymentNews | undefined {
  const { success, output } = safeParse(news, message)
  return success ? output : undefined
}
