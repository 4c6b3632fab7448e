/** The stories of the site, from the index that Storybook writes. */
import { useEffect, useState } from 'react'

/** One story. */
export interface StoryEntry {
  readonly id: string
  readonly title: string
  readonly name: string
  /** A story of a title with several elements has the tag of its own one. */
  readonly tags?: readonly string[]
}

/** All stories, in the order of the sidebar; `undefined` until they are read. */
export function useEntries(): readonly StoryEntry[] | undefined {
  const [entries, setEntries] = useState<readonly StoryEntry[]>()
  useEffect(() => {
    const abort = new AbortController()
    readEntries(abort.signal).then(setEntries, (failure: unknown) => {
      if (!abort.signal.aborted) throw failure
    })
    return () => abort.abort()
  }, [])
  return entries
}

async function readEntries(signal: AbortSignal): Promise<readonly StoryEntry[]> {
  const answer = await fetch('./index.json', { signal })
  const { entries } = (await answer.json()) as { entries: Record<string, StoryEntry & { readonly type: string }> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** The element of a story: `rove-checkout` for the title `rove-checkout/Payment`. Panels have a title of their own. */
export function elementOf({ title, tags = [] }: Pick<StoryEntry, 'title' | 'tags'>): string {
  return tags.find((tag) => tag.startsWith('rove-')) ?? title.replace(/\/.*/, '')
}

/** The part of an element that a story is about: `Payment` for the title `rove-checkout/Payment`. */
export function partOf({ title }: Pick<StoryEntry, 'title'>): string | undefined {
  return title.split('/')[1]
}
