/** Drupal's messages, shown once on the visitor's next page. */
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open'
import { messages } from '../database/payment-tables'
import type { Visitor } from './visitor'

/** One message, in the visitor's language. */
export type Message = Pick<typeof messages.$inferSelect, 'kind' | 'text'>

/** Stores a message for the next page. */
export async function setMessage(db: Database, { owner }: Pick<Visitor, 'owner'>, message: Message): Promise<void> {
  await db.insert(messages).values({ owner, ...message })
}

/** Reads and deletes the stored messages. */
export async function takeMessages(db: Database, { owner }: Pick<Visitor, 'owner'>): Promise<Message[]> {
  return db.delete(messages).where(eq(messages.owner, owner)).returning({ kind: messages.kind, text: messages.text })
}
