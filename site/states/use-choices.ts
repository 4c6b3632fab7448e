/** The choices of the page of all states, kept in the address of the window. */
import { useState } from 'react'
import { type Choices, fragmentOf, readChoices } from './choices'

/** The present choices, and a function that changes some of them. The address can be sent to a colleague. */
export function useChoices(): readonly [Choices, (changed: Partial<Choices>) => void] {
  const [choices, setChoices] = useState(() => readChoices(parent.location.hash))
  const change = (changed: Partial<Choices>) => {
    const now = { ...choices, ...changed }
    setChoices(now)
    const { history, location } = parent
    const fragment = fragmentOf(now)
    history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment && `#${fragment}`}`)
  }
  return [choices, change]
}
