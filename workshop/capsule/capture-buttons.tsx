/** The buttons of the panels that make a capsule of the page. */
import { useState } from 'react'
import { messageOf } from '../../core/base/report/errors'
import type { Capsule } from './capsule'
import type { Recording } from './record'
import { saveCapsule } from './save-capsule'

type CaptureState =
  | { readonly at: 'idle'; readonly says: string }
  | { readonly at: 'recording'; readonly recording: Recording; readonly count: number }

/** Saves what the page shows now, or what happens in it, as a file. */
export function CaptureButtons() {
  const [now, setNow] = useState<CaptureState>({ at: 'idle', says: '' })
  const say = (says: string) => setNow({ at: 'idle', says })
  const refuse = (failure: unknown) => say(`It could not be made: ${messageOf(failure)}`)
  const save = async (make: () => Capsule | Promise<Capsule>) => {
    try {
      say(`Saved as ${saveCapsule(await make())}. It has no personal data we know of: look before you send it.`)
    } catch (failure) {
      refuse(failure)
    }
  }
  const saveNow = () => save(async () => (await import('./capture')).capture())
  const saveSoon = () => {
    say('Saves in 5 seconds: open what the file must have, for instance a dialog.')
    setTimeout(saveNow, 5000)
  }
  const record = async () => {
    try {
      const { startRecording } = await import('./record')
      const recording = await startRecording(() => setNow({ at: 'recording', recording, count: recording.count() }))
      setNow({ at: 'recording', recording, count: 0 })
    } catch (failure) {
      refuse(failure)
    }
  }
  return (
    <section aria-label="State capsule">
      <h3>State capsule</h3>
      <p className="ways">
        {now.at === 'idle' ? (
          <>
            <button type="button" onClick={saveNow}>
              Save what is shown
            </button>
            <button type="button" onClick={saveSoon}>
              Save in 5 seconds
            </button>
            <button type="button" onClick={record}>
              Record
            </button>
          </>
        ) : (
          <button type="button" onClick={() => save(now.recording.complete)}>
            Stop and save
          </button>
        )}
      </p>
      <p role="status">
        {now.at === 'idle'
          ? now.says ||
            'A file that a designer opens in the composer or in Storybook. Record: every step from a fresh start.'
          : `Recording: ${now.count} ${now.count === 1 ? 'step' : 'steps'}.`}
      </p>
    </section>
  )
}
