/** What a capsule says besides pictures. */
import type { Capsule, CapsuleElement } from '../capsule'

interface CapsuleDataProps {
  readonly capsule: Capsule
  /** The chosen element. */
  readonly element: CapsuleElement | undefined
}

/** @see CapsuleDataProps */
export function CapsuleData({ capsule, element }: CapsuleDataProps) {
  const { page, facts, reports } = capsule
  return (
    <section className="capsule-data" aria-label="Data">
      {element && (
        <>
          <Json title="State of the model" value={element.model} isOpen />
          <Json title="Attributes" value={element.attributes} isOpen />
          <Json title="Properties" value={element.properties} />
          <Json title="Place" value={element.place} />
        </>
      )}
      <Json title="Facts" value={facts.map(([fact, payload]) => ({ [fact]: payload }))} isOpen={!element} />
      <Json title="Settings" value={page.settings} isOpen={!element} />
      <Json title="Body classes" value={page.bodyClass} />
      <Json title="Said on the console" value={reports} />
    </section>
  )
}

interface JsonProps {
  readonly title: string
  readonly value: unknown
  readonly isOpen?: boolean
}

function Json({ title, value, isOpen = false }: JsonProps) {
  const text = JSON.stringify(value, null, 2)
  if (text === undefined || /^(?:null|\{\}|\[\]|"")$/.test(text)) return null
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </details>
  )
}
