/** What tabs of one visitor tell each other about paying. */
import { picklist, safeParse, string } from 'valibot'
import { shape } from '../../../core/shape'

const news = shape({ order: string(), attempt: string(), at: picklist(['paying', 'rested']) })

/** What another tab told; nothing where it is none of it. */
export function readNews(message: unknown) {
  const { success, output } = safeParse(news, message)
  return success ? output : undefined
}
