import { guard } from '../../base/report/report'

/** The time in which an element has its model: from its start until it leaves the page, fails, or starts again. */
export class Life {
  isOver = false
  readonly #ends: (() => void)[] = []
  #controller: AbortController | undefined

  /** Aborts when the life is over. Made when it is first read: a small element never reads it, and it is not cheap. */
  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController()
      if (this.isOver) this.#controller.abort()
    }
    return this.#controller.signal
  }

  /** Calls back when the life is over, in order, after its signal has aborted. */
  onEnd(run: () => void): void {
    this.#ends.push(run)
  }

  end(): void {
    if (this.isOver) return
    this.isOver = true
    this.#controller?.abort()
    for (const run of this.#ends.splice(0)) guard('element', run)()
  }
}
