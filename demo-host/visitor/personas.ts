/** The personas of the demo's visitors. */

export const personas = ['guest', 'customer', 'member', 'trade'] as const
/** A persona. */
export type Persona = (typeof personas)[number]

/** The accounts of the personas that can log in. */
export const accounts = [
  { name: 'customer', mail: 'customer@example.com', created: 1_690_848_000, orders: 2 },
  { name: 'member', mail: 'member@example.com', created: 1_654_041_600, orders: 9 },
  { name: 'trade', mail: 'trade@example.com', created: 1_672_531_200, orders: 31 },
] as const satisfies readonly { name: Persona; mail: string; created: number; orders: number }[]
