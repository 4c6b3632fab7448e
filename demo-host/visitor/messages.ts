/** Drupal's messages: what a visitor is told on the next page they see, once. */
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open'
import { messages } from '../database/payment-tables'
import type { Visitor } from './visitor'

/** One message, in the visitor's words. */
export type Message = Pick<typeof messages.$inferSelect, 'kind' | 'text'>

/** Keeps a message for the next page. */
export async function setMessage(db: Database, { owner }: Pick<Visitor, 'owner'>, message: Message): Promise<void> {
  await db.insert(messages).values({ owner, ...message })
}

/** The messages that wait, which then wait no longer. */
export async function takeMessages(db: Database, { owner }: Pick<Visitor, 'owner'>): Promise<Message[]> {
  return db.delete(messages).where(eq(messages.owner, owner)).returning({ kind: messages.kind, text: messages.text })
}
