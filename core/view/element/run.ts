/**
 * One run of an element with its own model and view: from its start until it leaves the page or starts again. Shows the
 * server's HTML until the model is ready, and again when something fails.
 */
import { createElement } from 'react'
import { clean } from '../../base/page/traces'
import { RoveError } from '../../base/report/errors'
import { report } from '../../base/report/report'
import { camelCase, readAttribute } from './attributes'
import type { AttributeDefinitions, AttributeValues, Model } from './definition'
import { createElementContext } from './element-context'
import type { Kind } from './kind'
import { isLeftToServer } from './left-to-server'
import { Life } from './life'
import { MountedView } from './mounted-view'
import { oncePerTurn } from './once-per-turn'
import type { Stage } from './stage'
import { whenClosed } from './when-closed'
import { whenMade } from './when-made'

/** @see Stage */
export class Run<Attributes extends AttributeDefinitions, State, M extends Model<State>> implements Stage {
  readonly #kind: Kind<Attributes, State, M>
  readonly #element: HTMLElement
  readonly #root: ShadowRoot
  readonly #properties: Readonly<Record<string, unknown>>
  readonly #life = new Life()
  readonly #view: MountedView
  #values: AttributeValues<Attributes> | undefined
  #model: M | undefined
  readonly #renderSoon = oncePerTurn(() => this.#isShown && this.#render())
  #isShown = true

  constructor(
    kind: Kind<Attributes, State, M>,
    element: HTMLElement,
    root: ShadowRoot,
    properties: Readonly<Record<string, unknown>>,
  ) {
    this.#kind = kind
    this.#element = element
    this.#root = root
    this.#properties = properties
    this.#view = new MountedView(root)
  }

  /** @param use called with the model, once: then the root has the nodes of a still view, which the view takes over */
  start(use?: (model: M) => void): void {
    if (use) this.#create(use)
    else if (isLeftToServer(this.#element)) {
      this.#life.end()
      this.#showServerHtml()
    } else {
      this.#show('loading')
      if (this.#adoptStyles()) whenClosed(this.#element, this.#life, () => this.#create())
    }
  }

  get state(): State | undefined {
    return this.#model?.get()
  }

  change(name: string): void {
    if (!this.#values) return
    const value = readAttribute(this.#element, name, this.#kind.definition.attributes[name] as never)
    this.#values = { ...this.#values, [camelCase(name)]: value }
    this.#renderSoon()
  }

  end(): void {
    this.#isShown = false
    this.#life.end()
    this.#model = undefined
    this.#view.remove()
  }

  #adoptStyles(): boolean {
    try {
      this.#kind.adoptStyles(this.#root)
      return true
    } catch (failure) {
      this.#fallBack(failure)
      return false
    }
  }

  #create(use?: (model: M) => void): void {
    const { create } = this.#kind.definition
    try {
      // What the parser has added since the task began.
      clean(this.#element)
      this.#values = this.#kind.readAttributes(this.#element)
      const made = create(createElementContext<Attributes>(this.#element, this.#values, this.#properties, this.#life))
      whenMade(made, {
        adopt: (model) => this.#adopt(model, use),
        fail: (failure) => this.#fallBack(failure),
        late: () => this.#showTimeout(),
      })
    } catch (failure) {
      this.#fallBack(failure)
    }
  }

  #adopt(model: M, use: ((model: M) => void) | undefined): void {
    if (isLeftToServer(this.#element)) this.#life.end()
    if (this.#life.isOver) {
      model.stop()
      return
    }
    this.#life.onEnd(model.subscribe(this.#renderSoon))
    this.#life.onEnd(() => model.stop())
    this.#model = model
    if (model.reason) this.#show('fallback', model.reason)
    else {
      this.#show('ready')
      this.#kind.noteReady()
    }
    use?.(model)
  }

  /** The model takes long: the server's HTML is the fallback until it is ready. */
  #showTimeout(): void {
    if (this.#life.isOver || this.#element.dataset.roveState !== 'loading') return
    report(`<${this.#kind.definition.tag}>`, 'timeout')
    this.#show('fallback', 'timeout')
  }

  /** Shows the server's HTML, with the reason on the element. */
  #fallBack(failure: unknown): void {
    if (this.#life.isOver) return
    report(`<${this.#kind.definition.tag}>`, failure)
    this.#life.end()
    this.#model = undefined
    this.#show('fallback', failure instanceof RoveError ? failure.code : 'error')
  }

  #show(state: 'loading' | 'ready' | 'fallback', reason?: string): void {
    const { dataset } = this.#element
    dataset.roveState = state
    if (reason !== undefined) dataset.roveReason = reason
    else if (dataset.roveReason !== undefined) delete dataset.roveReason
    this.#render()
  }

  #render(): void {
    const model = this.#model
    const values = this.#values
    if (!model || !values) {
      this.#showServerHtml()
      return
    }
    const props = () => ({ state: model.get(), model, attributes: values })
    try {
      if (!this.#view.isShown && !this.#kind.stillViews?.release(this.#root)) this.#root.replaceChildren()
      this.#view.show({
        content: () => createElement(this.#kind.definition.view, props()),
        onBroken: (failure) => queueMicrotask(() => this.#fallBack(failure)),
      })
      this.#kind.stillViews?.keep(this.#root, model.get())
    } catch (failure) {
      this.#fallBack(failure)
    }
  }

  /** Does not use the view library, which can fail where a page has changed `Object.prototype`. */
  #showServerHtml(): void {
    this.#view.remove()
    this.#kind.stillViews?.release(this.#root)
    this.#root.replaceChildren(document.createElement('slot'))
  }
}
