/** Elements that wait until they are visible although the visitor sees what is in them. */
import type { Asleep, Finding } from './finding'

/** The loader's own distance, in pixels. */
const near = 200

/** Looks before `rove.ready()`, which loads all elements. */
export function findAsleep(): readonly Asleep[] {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-rove-state=loading]')].filter(waitsUntilVisible)
  // One that is near the screen loads the code of all of its name.
  const requested = new Set(waiting.filter((element) => isOn(element.getBoundingClientRect(), near)).map(nameOf))
  return waiting.flatMap((element) => {
    if (requested.has(nameOf(element))) return []
    const seen = [...element.querySelectorAll('*')]
      .map((inner) => inner.getBoundingClientRect())
      .find((box) => isOn(box))
    if (!seen) return []
    const { display } = getComputedStyle(element)
    const { top } = element.getBoundingClientRect()
    return [{ tag: nameOf(element), display, top: Math.round(top), contentTop: Math.round(seen.top) }]
  })
}

/** @see findAsleep */
export function asleepFindings(asleep: readonly Asleep[]): Finding[] {
  return asleep.map(({ tag, display, top, contentTop }) => ({
    severity: 'error',
    what: `<${tag}> was not loaded, although what is in it was on the screen: its own box was not.`,
    evidence: `display: ${display}, its box at ${top} px, its content at ${contentTop} px`,
    mend:
      display === 'inline'
        ? `Write ${tag} { display: block } into the theme: an inline box is one line high.`
        : 'Let its box contain what is in it: neither floats nor positioned boxes that stand outside of it.',
  }))
}

const nameOf = ({ localName }: Element) => localName

function waitsUntilVisible(element: Element): boolean {
  const when = element.getAttribute('load')
  const name = nameOf(element).slice('rove-'.length)
  return when ? when === 'visible' : __ROVE_LOADS_WHEN_VISIBLE__.split('|').includes(name)
}

/** Whether a box with an area is on the screen, or so far away from it. */
function isOn({ top, bottom, left, right, width, height }: DOMRect, distance = 0): boolean {
  const isThere = distance > 0 || (width > 0 && height > 0)
  return (
    isThere && bottom > -distance && right > -distance && top < innerHeight + distance && left < innerWidth + distance
  )
}
