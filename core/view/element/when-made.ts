/** What happens with a model once it is made. */
interface Then<M> {
  adopt(model: M): void
  fail(failure: unknown): void
  /** The model takes long. It can still be adopted. */
  late(): void
}

/** The time after which a model is late, in milliseconds. */
const lateMs = 10_000

/** Passes a model on: at once, or when its promise resolves. */
export function whenMade<M extends object>(made: M | Promise<M>, { adopt, fail, late }: Then<M>): void {
  if ('then' in made) {
    const timer = setTimeout(late, lateMs)
    made.then(adopt, fail).finally(() => clearTimeout(timer))
  } else adopt(made)
}
