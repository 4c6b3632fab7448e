/** Moves the focus when a step opens, a question appears, or an action is blocked. */
import { useLayoutEffect, useRef } from 'react'
import { own } from '../../../core/base/input/own'
import type { CheckoutState } from '../checkout-state.types'
import { isClosed } from '../payment/payment.machine'

/**
 * Moves the focus to the opened step, or to the error: the server's message about the order, else the first invalid
 * field. Does nothing before the visitor has used the steps, unless the submitted form was refused: the checkout may
 * open further steps by itself.
 */
export function useFocus(column: { readonly current: HTMLElement | null }, state: CheckoutState): void {
  const { open, blockedCount, problems, payment } = state
  const closed = isClosed(payment)
  const accountState = state.account.at
  const hasUsed = useRef(false)
  const seen = useRef({ open, blockedCount, problems, accountState })
  useLayoutEffect(() => {
    const markUsed = () => {
      hasUsed.current = true
    }
    const steps = column.current?.querySelector('.rove-steps')
    for (const type of ['focusin', 'pointerdown']) steps?.addEventListener(type, markUsed, own({ once: true }))
    // The first render is painted later.
    if (seen.current.blockedCount > 0)
      requestAnimationFrame(() => focusAndShow(column.current?.querySelector<HTMLElement>('.rove-errors')))
  }, [column])
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { open, blockedCount, problems, accountState }
    const find = (selector: string) => column.current?.querySelector<HTMLElement>(selector)
    const inStep = (selector: string) => find(`[data-state=current] :is(${selector})`)
    if (!hasUsed.current) return
    if (accountState !== before.accountState) {
      const inputs = column.current?.querySelectorAll<HTMLInputElement>('[data-state=current] input:not([type=hidden])')
      const all = [...(inputs ?? [])]
      focusAndShow(all.find(({ value }) => !value) ?? all[0])
    } else if (blockedCount !== before.blockedCount && closed) focusAndShow(find('.rove-paying'))
    else if (blockedCount !== before.blockedCount) {
      const message = find('.rove-errors li button')?.closest<HTMLElement>('.rove-errors')
      const invalid = inStep('[aria-invalid=true], [data-required=true]')
      focusAndShow(
        (problems === before.problems ? (invalid ?? message) : (message ?? invalid)) ?? inStep('.rove-primary'),
      )
    } else if (open !== before.open) focusAndShow(inStep('.rove-title'))
  }, [column, open, blockedCount, problems, accountState, closed])
}

/** Scrolls the target to the middle if it is out of view: the page may have fixed bars at its edges. */
export function focusAndShow(target: HTMLElement | null | undefined): void {
  target?.focus(own({ preventScroll: true }))
  if (!target) return
  const { top, bottom } = target.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) target.scrollIntoView(own({ block: 'center' } as const))
}
