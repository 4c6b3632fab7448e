/** Opens a capsule and shows it: for the composer and for Storybook. */
import { type DragEvent, useState } from 'react'
import type { Capsule } from '../capsule'
import { readCapsule } from '../read-capsule'
import { OpenCapsule } from './open-capsule'

interface CapsuleViewerProps {
  /** A capsule to show at once. */
  readonly first?: Capsule
  /** The address at which an element of the capsule is composed. */
  readonly composeAt?: (capsule: Capsule, element: number) => string | undefined
}

type Viewing =
  | { readonly at: 'empty'; readonly problem: string }
  | { readonly at: 'open'; readonly capsule: Capsule; readonly name: string }

/** @see CapsuleViewerProps */
export function CapsuleViewer({ first, composeAt }: CapsuleViewerProps) {
  const [viewing, setViewing] = useState<Viewing>(
    first ? { at: 'open', capsule: first, name: first.page.path } : { at: 'empty', problem: '' },
  )
  const open = (text: string, name: string) => {
    const read = readCapsule(text)
    setViewing(
      read.at === 'read' ? { at: 'open', capsule: read.capsule, name } : { at: 'empty', problem: read.problem },
    )
  }
  const openFile = async (file: File | null | undefined) => {
    if (!file) return
    try {
      open(await file.text(), file.name)
    } catch {
      const problem = `${file.name} cannot be read. It was changed or moved, or is a folder: choose it again.`
      setViewing({ at: 'empty', problem })
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void openFile(event.dataTransfer?.files[0])
  }
  const close = () => setViewing({ at: 'empty', problem: '' })
  return (
    <section
      className="capsule"
      aria-label="State capsule"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {viewing.at === 'open' ? (
        <OpenCapsule
          key={viewing.capsule.made}
          capsule={viewing.capsule}
          name={viewing.name}
          onClose={close}
          composeAt={composeAt}
        />
      ) : (
        <Chooser problem={viewing.problem} onFile={openFile} onText={(text) => open(text, 'pasted text')} />
      )}
    </section>
  )
}

interface ChooserProps {
  readonly problem: string
  readonly onFile: (file: File | undefined) => void
  readonly onText: (text: string) => void
}

function Chooser({ problem, onFile, onText }: ChooserProps) {
  return (
    <section className="capsule-chooser">
      <h2>Open a state capsule</h2>
      <p>
        Drop a file here, choose one, or paste its text. A capsule is made by the buttons of <code>?rove-doctor</code>{' '}
        and <code>?rove-why</code> on a page of the shop, or by <code>rove.capture()</code>. It stays in this browser.
      </p>
      <label>
        Choose a file
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            onFile(currentTarget.files?.[0])
            // The same file can be chosen again, once it is another one.
            currentTarget.value = ''
          }}
        />
      </label>
      <label>
        Or paste its text
        <textarea
          rows={4}
          spellCheck={false}
          onInput={({ currentTarget }) => currentTarget.value.trim() && onText(currentTarget.value)}
        />
      </label>
      <p role="alert">{problem}</p>
    </section>
  )
}
