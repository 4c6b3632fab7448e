/** Runs a story's play function again when a toolbar changes, so that a dialog is also open in the other language. */
import { FORCE_REMOUNT, GLOBALS_UPDATED, SET_GLOBALS, STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

interface Updated {
  readonly globals: Readonly<Record<string, unknown>>
}

/**
 * Storybook itself only renders the story again.
 *
 * @param names the names of the toolbars on which stories depend
 * @returns a function that stops it
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
