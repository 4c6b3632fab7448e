/** Writes down what the server was told, for the demo's log. No address and no name of a person goes in. */
import type { Database } from '../database/open'
import { events } from '../database/schema'
import type { Visitor } from '../visitor/visitor'

/** @param what one word for the kind of thing; `detail` tells the rest */
export async function record(db: Database, { owner }: Pick<Visitor, 'owner'>, what: string, detail: string) {
  await db.insert(events).values({ at: Date.now(), owner, what, detail })
}
