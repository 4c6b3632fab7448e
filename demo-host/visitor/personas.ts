/** Who a visitor of the demo can be. */

export const personas = ['guest', 'customer', 'member', 'trade'] as const
/** Whom the visitor plays. */
export type Persona = (typeof personas)[number]

/** The accounts of those who can log in: what a login tells the page. */
export const accounts = [
  { name: 'customer', mail: 'customer@example.com', created: 1_690_848_000, orders: 2 },
  { name: 'member', mail: 'member@example.com', created: 1_654_041_600, orders: 9 },
  { name: 'trade', mail: 'trade@example.com', created: 1_672_531_200, orders: 31 },
] as const satisfies readonly { name: Persona; mail: string; created: number; orders: number }[]
