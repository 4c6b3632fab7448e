/** A capsule that is open: its elements, the picture of one or all, the steps of its recording, and its data. */
import { useMemo, useState } from 'react'
import type { Capsule } from '../capsule'
import { shownAfter } from '../read-capsule'
import { CapsuleData } from './capsule-data'
import { CapsuleFrame } from './capsule-frame'
import { CapsuleSteps } from './capsule-steps'

interface OpenCapsuleProps {
  readonly capsule: Capsule
  /** The name of its file. */
  readonly name: string
  readonly onClose: () => void
  readonly composeAt: ((capsule: Capsule, element: number) => string | undefined) | undefined
}

/** @see OpenCapsuleProps */
export function OpenCapsule({ capsule, name, onClose, composeAt }: OpenCapsuleProps) {
  const { page, elements, steps } = capsule
  /** The number of an element; `undefined` for all at their places. */
  const [chosen, choose] = useState<number | undefined>(elements.length === 1 ? 0 : undefined)
  const [step, setStep] = useState(steps.length - 1)
  const shown = useMemo(() => shownAfter(capsule, step), [capsule, step])
  const one = chosen === undefined ? undefined : shown[chosen]
  const composing = chosen === undefined ? undefined : composeAt?.(capsule, chosen)
  return (
    <>
      <header className="capsule-head">
        <h2>{name}</h2>
        <p>
          {page.origin}
          {page.path} · {page.language} · {page.width} × {page.height} px ·{' '}
          {capsule.made.slice(0, 16).replace('T', ' ')} UTC · version {capsule.version}
        </p>
        <button type="button" onClick={onClose}>
          Open another
        </button>
      </header>
      <nav className="capsule-elements" aria-label="Elements">
        <ul>
          <li>
            <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
              All, at their places
            </button>
          </li>
          {shown.map(({ tag, state, reason, attributes }, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the elements of a capsule keep their numbers
            <li key={number}>
              <button type="button" aria-pressed={chosen === number} onClick={() => choose(number)}>
                <b>
                  {tag} {attributes.id ?? attributes.nid ?? ''}
                </b>
                <span data-state={state}>{reason ? `${state}: ${reason}` : state}</span>
              </button>
            </li>
          ))}
        </ul>
        {elements.length === 0 && <p>This page has no element of ours.</p>}
      </nav>
      <section className="capsule-picture" aria-label="Picture">
        {steps.length > 0 && <CapsuleSteps steps={steps} step={step} onStep={setStep} elements={elements} />}
        <CapsuleFrame capsule={capsule} shown={one ? [one] : shown} />
        {composing && (
          <p>
            <a href={composing}>Compose this tag</a>
          </p>
        )}
      </section>
      <CapsuleData capsule={capsule} element={one} />
    </>
  )
}
