/** What the containers of `place-tags.ts` can become, and by which attributes. The build reads it from the definitions. */

/** The attributes of all elements that have some, without `load`, which all have. */
export const allAttributes = (): Readonly<Record<string, readonly string[]>> => __ROVE_ATTRIBUTES__

/** The attributes of an element. */
export function attributesOf(name: string): readonly string[] {
  const all = allAttributes()
  return (Object.hasOwn(all, name) && all[name]) || []
}

/**
 * Whether `data-rove` in a text cannot place an element, because whoever writes a text may be a stranger. The setting
 * `rove.tags` can.
 */
export const isInTemplatesOnly = (name: string): boolean => __ROVE_IN_TEMPLATES__.includes(name)
