/** The moments that a tag can ask for, and for whom they come. */
import { report } from '../../core/report'
import { isCrawler, isForPeople } from '../crawler'
import { idle } from './idle'
import { interaction } from './interaction'
import type { Moment } from './moment'
import { visible } from './visible'

const moments: Readonly<Record<string, Moment>> = { eager: (_, come) => come(), idle, interaction, visible }

/**
 * Waits for the moment of this name, a quiet one where the tag asks for none; one that nobody knows is named, and the
 * element waits to be seen. For a crawler what is for people keeps the server's HTML.
 */
export function waitFor(element: Element, come: () => void, asked: string | null): void {
  const { localName: tag } = element
  if (isForPeople(tag) && isCrawler()) {
    leaveOut(element as HTMLElement)
    return
  }
  const when = asked ?? 'idle'
  const known = Object.hasOwn(moments, when) ? moments[when] : undefined
  if (!known) report(tag, `load="${when}" is unknown`)
  const wait = known ?? visible
  wait(element, come)
}

function leaveOut({ dataset }: HTMLElement): void {
  dataset.roveState = 'fallback'
  dataset.roveReason = 'crawler'
}
