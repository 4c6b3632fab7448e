/** Where the focus goes when a step opens, something is asked for, or something is refused. */
import { useLayoutEffect, useRef } from 'react'
import { own } from '../../core/own'
import type { CheckoutState } from './checkout.machine'
import { isClosed } from './payment/payment.machine'

/**
 * Brings the shopper to the step that has opened, and to what is refused: the server's words about the order, else the
 * first field that is wrong. Nobody is brought anywhere who has not been in the steps yet, unless they come from a form that
 * was refused: the checkout may open further by itself.
 */
export function useFocus(column: { readonly current: HTMLElement | null }, state: CheckoutState): void {
  const { open, heldUp, problems, payment } = state
  const closed = isClosed(payment)
  const asked = state.account.at
  const been = useRef(false)
  const seen = useRef({ open, heldUp, problems, asked })
  useLayoutEffect(() => {
    const come = () => {
      been.current = true
    }
    const steps = column.current?.querySelector('.rove-steps')
    for (const sign of ['focusin', 'pointerdown']) steps?.addEventListener(sign, come, own({ once: true }))
    // What is rendered first is shown a moment later.
    if (seen.current.heldUp > 0)
      requestAnimationFrame(() => bring(column.current?.querySelector<HTMLElement>('.rove-errors')))
  }, [column])
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { open, heldUp, problems, asked }
    const find = (selector: string) => column.current?.querySelector<HTMLElement>(selector)
    const inStep = (selector: string) => find(`[data-state=current] :is(${selector})`)
    if (!been.current) return
    if (asked !== before.asked) {
      const inputs = column.current?.querySelectorAll<HTMLInputElement>('[data-state=current] input:not([type=hidden])')
      const all = [...(inputs ?? [])]
      bring(all.find(({ value }) => !value) ?? all[0])
    } else if (heldUp !== before.heldUp && closed) bring(find('.rove-paying'))
    else if (heldUp !== before.heldUp) {
      const said = find('.rove-errors:has(li button)')
      const wrong = inStep('[aria-invalid=true], [data-required=true]')
      bring((problems === before.problems ? (wrong ?? said) : (said ?? wrong)) ?? inStep('.rove-primary'))
    } else if (open !== before.open) bring(inStep('.rove-title'))
  }, [column, open, heldUp, problems, asked, closed])
}

/** Into the middle where it is out of sight: a page's own bars stand at its edges. */
export function bring(target: HTMLElement | null | undefined): void {
  target?.focus(own({ preventScroll: true }))
  if (!target) return
  const { top, bottom } = target.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) target.scrollIntoView(own({ block: 'center' } as const))
}
