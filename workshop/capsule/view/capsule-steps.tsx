/** The steps of a recording, one by one. */
import type { Capsule, CapsuleCause } from '../capsule'

interface CapsuleStepsProps {
  readonly steps: Capsule['steps']
  readonly elements: Capsule['elements']
  /** The number of the step after which the elements are shown; -1 is the beginning. */
  readonly step: number
  readonly onStep: (step: number) => void
}

/** @see CapsuleStepsProps */
export function CapsuleSteps({ steps, elements, step, onStep }: CapsuleStepsProps) {
  const last = steps.length - 1
  return (
    <div className="capsule-steps">
      <button type="button" disabled={step < 0} onClick={() => onStep(step - 1)}>
        Back
      </button>
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={sayStep(step, steps, elements)}
        min={-1}
        max={last}
        value={step}
        onInput={({ currentTarget }) => onStep(Number(currentTarget.value))}
      />
      <button type="button" disabled={step >= last} onClick={() => onStep(step + 1)}>
        Next
      </button>
      <p role="status">
        {step + 1} of {steps.length}: {sayStep(step, steps, elements)}
      </p>
    </div>
  )
}

function sayStep(number: number, steps: Capsule['steps'], elements: Capsule['elements']): string {
  const step = steps[number]
  return step ? `${(step.at / 1000).toFixed(2)} s, ${sayCause(step.cause, elements)}` : 'the beginning'
}

function sayCause(cause: CapsuleCause, elements: Capsule['elements']): string {
  switch (cause.type) {
    case 'answer':
      return `${cause.method} ${cause.url} answered ${cause.status || 'nothing'}`
    case 'fact':
      return `fact ${cause.fact}`
    case 'action':
      return `${cause.action}${cause.value ? ` “${cause.value}”` : ''} in ${elements[cause.element]?.tag ?? 'an element'}`
  }
}
