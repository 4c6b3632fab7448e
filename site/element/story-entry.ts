/** A story in the index that Storybook writes, and the element that it is about. */

/** One story. */
export interface StoryEntry {
  readonly id: string
  readonly title: string
  readonly name: string
  /** A story of a title with several elements has the tag of its own one. */
  readonly tags?: readonly string[]
}

/** The element of a story: `rove-checkout` for the title `rove-checkout/Payment`. Panels have a title of their own. */
export function elementOf({ title, tags = [] }: Pick<StoryEntry, 'title' | 'tags'>): string {
  return tags.find((tag) => tag.startsWith('rove-')) ?? title.replace(/\/.*/, '')
}

/** The part of an element that a story is about: `Payment` for the title `rove-checkout/Payment`. */
export function partOf({ title }: Pick<StoryEntry, 'title'>): string | undefined {
  return title.split('/')[1]
}
