/** What is in carts, in the database. */
import { and, asc, eq, sql, sum } from 'drizzle-orm'
import type { Database } from '../database/open'
import { cartLines, cartOperations, offers } from '../database/schema'
import type { Visitor } from '../visitor/visitor'

/** A line as it is kept. */
export type KeptLine = typeof cartLines.$inferSelect

/** One addition under the id of its operation. */
export type Operation = typeof cartOperations.$inferSelect & { readonly protection: string }

type Shopper = Pick<Visitor, 'owner' | 'country'>

/** The operation that was made under this id, if one was. */
export async function operationOf(db: Database, owner: string, operation: string) {
  const [made] = await db
    .select()
    .from(cartOperations)
    .where(and(eq(cartOperations.owner, owner), eq(cartOperations.operation, operation)))
  return made
}

/**
 * Puts a model into the cart, and keeps that it was done: both are written, or neither.
 *
 * @returns false where the operation was made before: it is not made again
 */
export async function addToCart(db: Database, { protection, ...operation }: Operation): Promise<boolean> {
  const { owner, nid, model, qty } = operation
  try {
    await db.batch([
      db.insert(cartOperations).values(operation),
      db
        .insert(cartLines)
        .values({ owner, nid, model, protection, qty, at: Date.now() })
        .onConflictDoUpdate({
          target: [cartLines.owner, cartLines.model, cartLines.protection],
          set: { qty: sql`${cartLines.qty} + ${qty}` },
        }),
    ])
    return true
  } catch (failure) {
    if (!(await operationOf(db, owner, operation.operation))) throw failure
    return false
  }
}

/** A line's own name, as long as the visit lasts: also when it was taken out. */
export function lineId({ model, protection }: Pick<KeptLine, 'model' | 'protection'>): string {
  return protection ? `${model}:${protection}` : model
}

/** The lines of a cart, the oldest first. */
export async function linesOf(db: Database, owner: string): Promise<KeptLine[]> {
  return (await keptOf(db, owner)).filter(({ qty }) => qty > 0)
}

/** The lines of a cart, and those that were taken out of it. */
export function keptOf(db: Database, owner: string): Promise<KeptLine[]> {
  return db.select().from(cartLines).where(eq(cartLines.owner, owner)).orderBy(asc(cartLines.at), sql`rowid`)
}

/** Says how many of a line there are to be; 0 takes it out. */
export async function setQty(db: Database, { owner, model, protection }: KeptLine, qty: number): Promise<void> {
  await db
    .update(cartLines)
    .set({ qty })
    .where(and(eq(cartLines.owner, owner), eq(cartLines.model, model), eq(cartLines.protection, protection)))
}

/** How many pieces of a model are in the cart. */
export async function heldOf(db: Database, owner: string, model: string): Promise<number> {
  const [row] = await db
    .select({ held: sum(cartLines.qty) })
    .from(cartLines)
    .where(and(eq(cartLines.owner, owner), eq(cartLines.model, model)))
  return Number(row?.held ?? 0)
}

/** How many pieces the cart holds of what the visitor's country sells. */
export async function piecesOf(db: Database, { owner, country }: Shopper): Promise<number> {
  const [row] = await db
    .select({ pieces: sum(cartLines.qty) })
    .from(cartLines)
    .innerJoin(offers, and(eq(offers.nid, cartLines.nid), eq(offers.country, country.code), eq(offers.hidden, false)))
    .where(eq(cartLines.owner, owner))
  return Number(row?.pieces ?? 0)
}
