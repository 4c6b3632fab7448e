/** One tab at the checkout of a simulated shop: its network, its provider's form, and its invariants. */
import { vi } from 'vitest'
import type { Call } from '../../../core/base/net/http'
import { RoveError } from '../../../core/base/report/errors'
import { createCheckoutModel } from '../../../widgets/checkout/checkout.model'
import { compareSteps, firstIncomplete, statusOf } from '../../../widgets/checkout/checkout.rules'
import type { CheckoutModel } from '../../../widgets/checkout/checkout.types'
import type { CheckoutState } from '../../../widgets/checkout/checkout-state.types'
import { isClosed, methodOf } from '../../../widgets/checkout/payment/payment.machine'
import type { TabMessage } from '../../../widgets/checkout/tabs/tabs-message.rules'
import { fakeTab } from './fake-tab'
import { reaches } from './reached'
import { simulatedAttempts } from './simulated-attempts'
import { simulatedMethod } from './simulated-method'
import type { Fate, SimulatedShop, Wire } from './simulated-shop'
import { settingsOf } from './test-order'

const settings = settingsOf()
/** The requests that change the order. */
const changing = ['order.change', 'membership.validate', 'order.quote']

/** The state that all tabs of one visitor share. */
export interface Visitor {
  readonly shop: SimulatedShop
  readonly kept: { order: string; attempt: string }[]
  readonly tabs: SimulatedTab[]
  nextId: number
  /** The attempt with which each tab went to a provider's page. */
  readonly left: Map<number, string>
  /** The attempt that each tab started last. */
  readonly own: Map<number, string>
  /** The invariants that were violated. */
  readonly broken: Set<string>
  /** The payment states and messages that were reached. */
  readonly seen: Set<string>
  /** Posts to the other tabs; it arrives a moment later. */
  post(from: SimulatedTab, news: TabMessage): void
}

export class SimulatedTab {
  wire: Wire = 'fine'
  fate: Fate = 'confirm'
  readonly model: CheckoutModel
  readonly placed: string[] = []
  private readonly slow: (() => void)[] = []
  private readonly none = new Set<string>()
  private validations = 0
  private valid = false
  readonly shownAt = new Map<string, number>()
  /** The amount that the server would charge, as the form got it last. */
  charged: number | undefined
  private before: CheckoutState
  private chosen: string | undefined
  private pageshow: (event: { persisted: boolean }) => void = () => {}
  private readonly seen: () => void
  private isGone = false
  private isMoved = false
  /** The attempt that the visitor has asked to stop. */
  private takesOver: string | undefined

  constructor(
    readonly index: number,
    private readonly visitor: Visitor,
  ) {
    const { shop } = visitor
    const attempts = simulatedAttempts(index, visitor)
    const listen = globalThis.addEventListener
    globalThis.addEventListener = ((_: string, listener: never) => {
      this.pageshow = listener
    }) as typeof globalThis.addEventListener
    const seen = vi.spyOn(document, 'addEventListener')
    this.model = createCheckoutModel({
      order: shop.now(),
      problems: [],
      settings,
      loggedIn: false,
      ...fakeTab(),
      attempt: attempts.find(shop.order.id),
      call: this.call as Call,
      operationId: () => `${index}-${visitor.nextId++}`,
      loadMethod: async () => simulatedMethod(shop, this),
      methodsOf: ({ due }) => (due > 0 ? ['stripe', 'affirm'] : ['stripe']),
      forMethods: {} as never,
      attempts,
      tabs: { post: (news) => visitor.post(this, news) },
      goTo: () => {},
      page: { language: 'en' } as never,
      publish: (fact, payload) => {
        if (fact === 'order:placed') this.placed.push((payload as { id: string }).id)
      },
      report: () => {},
    })
    globalThis.addEventListener = listen
    this.seen = seen.mock.calls.find(([name]) => name === 'visibilitychange')?.[1] as () => void
    seen.mockRestore()
    this.before = this.model.get()
    this.watch(this.before, this.before)
    this.model.subscribe(() => {
      const { before } = this
      this.before = this.model.get()
      this.watch(before, this.before)
    })
  }

  /** The view adds a container for the chosen method, and removes it with the method. */
  render(): void {
    const { open, payment } = this.model.get()
    const chosen = open === 'payment' ? methodOf(payment) : undefined
    if (chosen === this.chosen) return
    if (this.chosen) this.model.payment.setContainer(null)
    this.chosen = chosen
    if (chosen) this.model.payment.setContainer({} as HTMLElement)
  }

  /** The form is removed with its input. */
  formGoes(): void {
    const { payment } = this.model.get()
    const isKept = payment.at === 'watching' && payment.behind.at === 'ready'
    this.must('STRIPE-02 what was typed stays while another tab pays', this.isGone || this.isMoved || !isKept)
  }

  /** The message after all posts have arrived. */
  watchMessages(): void {
    const { payment } = this.model.get()
    const says = payment.at !== 'watching' && 'problem' in payment && payment.problem
    if (this.isGone || !says || !('code' in says) || says.code !== 'notPaid') return
    this.must('STRIPE-02 nothing was charged is said only while no money moves or may move', this.visitor.shop.isQuiet)
  }

  takeOver(): void {
    const { payment } = this.model.get()
    if (!('standing' in payment) || payment.standing !== 'open') return
    this.takesOver = payment.attempt
    this.model.payment.takeOver()
  }

  /** The element is moved: its container is removed and added. */
  move(): void {
    if (!this.chosen) return
    this.isMoved = true
    this.model.payment.setContainer(null)
    this.model.payment.setContainer({} as HTMLElement)
    this.isMoved = false
  }

  press(): void {
    const { payment, payReady, order } = this.model.get()
    const shown = order.due
    this.model.payment.pay()
    const now = this.model.get().payment
    if (now !== payment && now.at === 'verifying') {
      this.must('PAY-01 pay is pressed only where it is ready', payReady && payment.at === 'ready')
      this.shownAt.set(now.attempt, shown)
    }
  }

  restore(): void {
    this.pageshow({ persisted: true })
  }

  isLookedAt(): void {
    this.seen()
  }

  release(): void {
    for (const go of this.slow.splice(0)) go()
  }

  close(): void {
    this.isGone = true
    this.model.stop()
  }

  get isAlive(): boolean {
    return !this.isGone
  }

  must(invariant: string, holds: boolean): void {
    if (!holds)
      this.visitor.broken.add(`${invariant}; ${JSON.stringify({ tab: this.index, ...this.model.get().payment })}`)
  }

  /** The invariants of every state and every change. */
  private watch(before: CheckoutState, after: CheckoutState): void {
    const { open, payment } = after
    if (this.isGone) return
    this.visitor.seen.add(payment.at)
    if ('problem' in payment && payment.problem && 'code' in payment.problem)
      this.visitor.seen.add(payment.problem.code)
    this.must('CHK-02 a step is never open before those it needs', isClosed(payment) || reaches(open, after))
    this.must(
      'CHK-02 the furthest step is the first incomplete one',
      isClosed(payment) || compareSteps(open, firstIncomplete(after, settings)) <= 0,
    )
    this.must('CHK-01 the last step is never completed', statusOf('payment', open, after, settings) !== 'completed')
    if (open === 'payment' && before.open !== 'payment') {
      this.must('PAY-01 payment opens only by the server’s word', this.valid && this.validations > 0)
      this.validations = 0
    }
    // A slow provider may still refuse; a watching tab continues by the server's answers only.
    if (before.payment.at === 'watching' && !('attempt' in payment) && payment.at !== 'paid')
      this.must('STRIPE-02 watching ends only by the server’s word', this.none.has(before.payment.attempt))
    if (before.payment.at === 'checking' && payment.at === 'preparing' && payment.problem)
      this.must('STRIPE-02 checking ends only by the server’s word', this.none.has(before.payment.attempt))
    if ('due' in payment && 'attempt' in payment && this.shownAt.has(payment.attempt))
      this.must('PAY-03 the amount shown is the amount confirmed', payment.due === this.shownAt.get(payment.attempt))
    if (payment.at === 'ready')
      this.must('PAY-03 what can be pressed is what the summary shows', payment.due === after.order.due)
    if (payment.at === 'ready')
      this.must('PAY-03 what can be pressed is what the server charges', payment.due === this.charged)
    this.must('CHK-04 nothing works on for ever', !(after.continuing && isClosed(payment)))
  }

  readonly call = async (
    { name }: { name: string },
    input: Record<string, unknown>,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const { shop } = this.visitor
    const { wire } = this
    this.wire = 'fine'
    if (this.isGone) return new Promise(() => {})
    if (changing.includes(name))
      this.must('PAY-01 nothing of the order is changed while money may be moving', !isClosed(this.model.get().payment))
    if (name === 'payment.complete')
      this.must(
        'PAY-03 the amount shown is the amount completed',
        input.amount === this.shownAt.get(input.operation as string),
      )
    if (signal?.aborted) throw new RoveError('aborted', name)
    if (wire === 'lost-request') throw new RoveError('network', name)
    if (wire === 'slow') await new Promise<void>((go) => this.slow.push(go))
    const isPressed = name === 'payment.status' && input.operation === this.takesOver
    const answer = shop.answer(this.index, name, input, isPressed)
    this.must('KLARNA-01 no attempt is lost that somebody approves', shop.lost.length === 0)
    if (wire === 'lost-answer') throw new RoveError('timeout', name)
    await undefined
    if (this.isGone) return new Promise(() => {})
    if (signal?.aborted) throw new RoveError('aborted', name)
    if (name === 'payment.status' && (answer as { status: string }).status === 'none')
      this.none.add(input.operation as string)
    if (name === 'order.validate') {
      this.validations += 1
      this.valid = (answer as { success: boolean }).success
    }
    return answer
  }
}
