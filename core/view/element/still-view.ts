/**
 * The views of instances that nobody has used yet: copies of the nodes of the first one that was rendered. Most instances
 * of a small element are never pressed; they have neither a model nor nodes of the view library. When one is used, its own
 * model starts, and the view library takes the nodes over.
 */
import { isLeftToServer } from './left-to-server'
import type { Stage } from './stage'
import { isClosed } from './when-closed'

/** What an element says about instances that nobody has used yet. `Values` are its attributes. */
export interface StillView<Values, State, M> {
  /** Whether the view of this state differs from that of other instances only in what `show` sets: then it is copied. */
  isStill(state: State): boolean
  /**
   * Called for the first such instance.
   *
   * @param changed called when `show` would set something else
   */
  share(changed: () => void): SharedStill<Values, M>
}

/** What the still instances of an element share, while there is one. */
export interface SharedStill<Values, M> {
  /**
   * Sets what differs from other instances, and what a press does.
   *
   * @param use starts the instance's own model, and calls back with it
   * @returns false where it cannot be shown so: then its own model starts at once
   */
  show(root: ShadowRoot, values: Values, use: (act: (model: M) => void) => void): boolean
  /** Takes back what a press does. */
  release(root: ShadowRoot): void
  stop(): void
}

/** An instance: its element, its root, and what starts its own model. */
interface Instance<M> {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly use: (act?: (model: M) => void) => void
}

/** What a still view uses of its element's kind. */
interface StillKind<Values> {
  adoptStyles(root: ShadowRoot): void
  readAttributes(element: Element): Values
}

/** What the definition of an element with still views has as `still`. */
export const stillViews =
  <Values, State, M>(view: StillView<Values, State, M>) =>
  (kind: StillKind<Values>): StillViews<Values, State, M> =>
    new StillViews(view, kind)

/** The still views of an element. */
export class StillViews<Values, State, M> {
  readonly #view: StillView<Values, State, M>
  readonly #kind: StillKind<Values>
  readonly #shown = new Map<ShadowRoot, Instance<M>>()
  /** The view library takes over no nodes in a root that it has used before. */
  readonly #rendered = new WeakSet<ShadowRoot>()
  #template: DocumentFragment | undefined
  #shared: SharedStill<Values, M> | undefined

  constructor(view: StillView<Values, State, M>, kind: StillKind<Values>) {
    this.#view = view
    this.#kind = kind
  }

  /** Shows an instance that starts. @returns `undefined` if it needs its own model at once */
  show(element: HTMLElement, root: ShadowRoot, use: Instance<M>['use']): Stage | undefined {
    if (!this.#template || this.#rendered.has(root) || !isClosed(element) || isLeftToServer(element)) return undefined
    const instance = { element, root, use }
    this.#shown.set(root, instance)
    if (!this.#copy(this.#template, instance)) {
      this.release(root)
      return undefined
    }
    const { dataset } = element
    if (dataset.roveReason !== undefined) delete dataset.roveReason
    dataset.roveState = 'ready'
    return {
      change: () => this.#change(instance),
      end: () => {
        if (this.release(root)) root.replaceChildren()
      },
    }
  }

  /** Called after the view library has rendered: its first still view is what the next instances copy. */
  keep(root: ShadowRoot, state: State): void {
    this.#rendered.add(root)
    if (this.#template || !root.firstChild || !this.#view.isStill(state)) return
    const template = new DocumentFragment()
    // A style sheet is a node in older browsers, and is adopted by each instance.
    for (const node of root.childNodes) if (node.nodeName !== 'STYLE') template.append(node.cloneNode(true))
    this.#template = template
  }

  /** Leaves the nodes of a still view to the view library. @returns whether the root has one */
  release(root: ShadowRoot): boolean {
    if (!this.#shown.delete(root)) return false
    this.#shared?.release(root)
    if (this.#shown.size === 0) {
      this.#shared?.stop()
      this.#shared = undefined
    }
    return true
  }

  #copy(template: DocumentFragment, instance: Instance<M>): boolean {
    try {
      this.#kind.adoptStyles(instance.root)
      instance.root.replaceChildren(template.cloneNode(true))
      return this.#update(instance)
    } catch {
      // Its own model meets the same failure, and reports it.
      return false
    }
  }

  #update({ element, root, use }: Instance<M>): boolean {
    this.#shared ??= this.#view.share(() => {
      for (const instance of [...this.#shown.values()]) this.#change(instance)
    })
    return this.#shared.show(root, this.#kind.readAttributes(element), use)
  }

  #change(instance: Instance<M>): void {
    try {
      if (this.#update(instance)) return
    } catch {
      // Its own model meets the same failure, and reports it.
    }
    instance.use()
  }
}
