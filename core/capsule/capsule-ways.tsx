/** The buttons of the panels that make a capsule of the page. */
import { useState } from 'react'
import { messageOf } from '../report/message-of'
import type { Capsule } from './capsule'
import type { Recording } from './record'
import { saveCapsule } from './save-capsule'

type Ways =
  | { readonly at: 'idle'; readonly says: string }
  | { readonly at: 'recording'; readonly recording: Recording; readonly count: number }

/** Saves what the page shows now, or what happens in it, as a file. */
export function CapsuleWays() {
  const [ways, setWays] = useState<Ways>({ at: 'idle', says: '' })
  const save = async (make: () => Capsule | Promise<Capsule>) => {
    try {
      setWays({
        at: 'idle',
        says: `Saved as ${saveCapsule(await make())}. It has no personal data we know of: look before you send it.`,
      })
    } catch (failure) {
      setWays({ at: 'idle', says: `It could not be made: ${messageOf(failure)}` })
    }
  }
  const record = async () => {
    const { startRecording } = await import('./record')
    const recording = await startRecording(() => setWays({ at: 'recording', recording, count: recording.count() }))
    setWays({ at: 'recording', recording, count: 0 })
  }
  return (
    <section aria-label="State capsule">
      <h3>State capsule</h3>
      <p className="ways">
        {ways.at === 'idle' ? (
          <>
            <button type="button" onClick={() => save(async () => (await import('./capture')).capture())}>
              Save what is shown
            </button>
            <button type="button" onClick={record}>
              Record
            </button>
          </>
        ) : (
          <button type="button" onClick={() => save(ways.recording.complete)}>
            Stop and save
          </button>
        )}
      </p>
      <p role="status">
        {ways.at === 'idle'
          ? ways.says ||
            'A file that a designer opens in the composer or in Storybook. Record: every step from a fresh start.'
          : `Recording: ${ways.count} ${ways.count === 1 ? 'step' : 'steps'}.`}
      </p>
    </section>
  )
}
