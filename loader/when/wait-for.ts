/** The moments that a tag can ask for besides the loader's own two. */
import { report } from '../../core/report'
import { idle } from './idle'
import { interaction } from './interaction'
import type { Moment } from './moment'
import { visible } from './visible'

const moments: Readonly<Record<string, Moment>> = { idle, interaction }

/** Waits for the moment of this name; one that nobody knows is named, and the element waits to be seen. */
export function waitFor(when: string, element: Element, come: () => void): void {
  const known = Object.hasOwn(moments, when) ? moments[when] : undefined
  if (!known) report(element.localName, `load="${when}" is unknown`)
  const wait = known ?? visible
  wait(element, come)
}
