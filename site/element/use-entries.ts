/** The stories of the site, from the index that Storybook writes. */
import { useEffect, useState } from 'react'
import type { StoryEntry } from './story-entry'

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
