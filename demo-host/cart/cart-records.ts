/** Reads and writes carts in the database. */
import { and, asc, eq, sql, sum } from 'drizzle-orm'
import type { Database } from '../database/open'
import { cartLines, cartOperations, offers } from '../database/schema'
import type { Visitor } from '../visitor/visitor'

/** A row of a cart's line. */
export type CartLineRow = typeof cartLines.$inferSelect

/** An addition with its operation id. */
export type Operation = typeof cartOperations.$inferSelect & { readonly protection: string }

type Shopper = Pick<Visitor, 'owner' | 'country'>

/** The stored operation with this id. */
export async function operationOf(db: Database, owner: string, operation: string) {
  const [made] = await db
    .select()
    .from(cartOperations)
    .where(and(eq(cartOperations.owner, owner), eq(cartOperations.operation, operation)))
  return made
}

/**
 * Adds a model to the cart and stores the operation, in one transaction.
 *
 * @returns false if the operation was stored before: then nothing is added
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

/** The id of a line. It stays the same after the line is removed. */
export function lineId({ model, protection }: Pick<CartLineRow, 'model' | 'protection'>): string {
  return protection ? `${model}:${protection}` : model
}

/** The lines of a cart, oldest first. */
export async function linesOf(db: Database, owner: string): Promise<CartLineRow[]> {
  return (await storedLinesOf(db, owner)).filter(({ qty }) => qty > 0)
}

/** The lines of a cart, removed ones included. */
export function storedLinesOf(db: Database, owner: string): Promise<CartLineRow[]> {
  return db.select().from(cartLines).where(eq(cartLines.owner, owner)).orderBy(asc(cartLines.at), sql`rowid`)
}

/** Sets the quantity of a line; 0 removes it. */
export async function setQty(db: Database, { owner, model, protection }: CartLineRow, qty: number): Promise<void> {
  await db
    .update(cartLines)
    .set({ qty })
    .where(and(eq(cartLines.owner, owner), eq(cartLines.model, model), eq(cartLines.protection, protection)))
}

/** The quantity of a model in the cart. */
export async function quantityInCart(db: Database, owner: string, model: string): Promise<number> {
  const [row] = await db
    .select({ held: sum(cartLines.qty) })
    .from(cartLines)
    .where(and(eq(cartLines.owner, owner), eq(cartLines.model, model)))
  return Number(row?.held ?? 0)
}

/** The number of pieces in the cart that the visitor's country sells. */
export async function cartCountOf(db: Database, { owner, country }: Shopper): Promise<number> {
  const [row] = await db
    .select({ pieces: sum(cartLines.qty) })
    .from(cartLines)
    .innerJoin(offers, and(eq(offers.nid, cartLines.nid), eq(offers.country, country.code), eq(offers.hidden, false)))
    .where(eq(cartLines.owner, owner))
  return Number(row?.pieces ?? 0)
}
