/** A story is played anew when the toolbars change: what stood open stands open in the other language too. */
import { FORCE_REMOUNT, GLOBALS_UPDATED, SET_GLOBALS, STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

interface Updated {
  readonly globals: Readonly<Record<string, unknown>>
}

/**
 * Storybook itself renders again and plays nothing.
 *
 * @param names the toolbars' values that a story depends on
 */
export function playAnew(names: readonly string[]): () => void {
  const channel = addons.getChannel()
  const valuesOf = (globals: Updated['globals']) => names.map((name) => globals[name]).join()
  let last = ''
  let changed = false
  const onFirst = ({ globals }: Updated) => {
    last = valuesOf(globals)
  }
  const onUpdated = ({ globals }: Updated) => {
    changed ||= valuesOf(globals) !== last
    last = valuesOf(globals)
  }
  const onFinished = ({ storyId }: { readonly storyId: string }) => {
    if (!changed) return
    changed = false
    channel.emit(FORCE_REMOUNT, { storyId })
  }
  channel.on(SET_GLOBALS, onFirst)
  channel.on(GLOBALS_UPDATED, onUpdated)
  channel.on(STORY_FINISHED, onFinished)
  return () => {
    channel.off(SET_GLOBALS, onFirst)
    channel.off(GLOBALS_UPDATED, onUpdated)
    channel.off(STORY_FINISHED, onFinished)
  }
}
