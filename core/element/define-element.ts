/**
 * Makes a custom element from a definition. Owns r2wc, whose element mounts the view; what it leaves open is closed
 * here: removed and empty attributes, moves, style sheets, failures, properties set before the code arrived.
 */
import r2wc from '@r2wc/react-to-web-component'
import { createElement } from 'react'
import { RoveError } from '../errors'
import { own } from '../own'
import { ownCopy } from '../own-json'
import { report } from '../report'
import resetCss from '../styles/reset.css?inline'
import tokensCss from '../styles/tokens.css?inline'
import { addAccessor, addProperty } from './attribute-property'
import { camelCase, readAttribute, readAttributes } from './attributes'
import type { AttributeDefinitions, AttributeValues, ElementDefinition, Model } from './definition'
import { guestOf } from './guest'
import { isLeftToServer } from './left-to-server'
import { soon } from './soon'
import { styleSheet } from './style-sheet'
import { ViewRoot, type ViewRootProps } from './view-root'

/** An element that can be put into a page's registry. */
export interface RoveElement {
  readonly definition: ElementDefinition
  /** Registers it. A tag that is already taken, by another version of ours or by the host, is left as it is. */
  define(registry?: CustomElementRegistry): void
}

/** Where r2wc 2.1 keeps what it renders. Its tests stand in tests/core/element. */
const r2wcProps = Symbol.for('r2wc.props')
const r2wcRender = Symbol.for('r2wc.render')
const r2wcConnected = Symbol.for('r2wc.connected')
const r2wcContext = Symbol.for('r2wc.context')

interface R2wcElement extends HTMLElement {
  readonly container: ShadowRoot
  [r2wcProps]: ViewRootProps
  [r2wcConnected]: boolean
  readonly [r2wcContext]?: object
  [r2wcRender](): void
  disconnectedCallback(): void
}

/** Describes an element. Nothing happens until it is defined. */
export function defineElement<Attributes extends AttributeDefinitions, State, M extends Model<State>>(
  definition: ElementDefinition<Attributes, State, M>,
): RoveElement {
  return {
    definition: definition as unknown as ElementDefinition,
    define(registry = customElements) {
      if (!registry.get(definition.tag)) registry.define(definition.tag, elementClass(definition))
    },
  }
}

function elementClass<Attributes extends AttributeDefinitions, State, M extends Model<State>>(
  definition: ElementDefinition<Attributes, State, M>,
): CustomElementConstructor {
  const { tag, properties = [], view, create } = own(definition)
  const attributes = ownCopy(definition.attributes) as Attributes
  let sheets: CSSStyleSheet[] | undefined
  const Base = r2wc(ViewRoot, { shadow: 'open' }) as unknown as new () => R2wcElement

  class RoveHtmlElement extends Base {
    static observedAttributes = Object.keys(attributes)
    readonly #properties: Record<string, unknown> = Object.create(null)
    #values: AttributeValues<Attributes> | undefined
    #model: M | undefined
    #life: AbortController | undefined
    readonly #askRender = soon(() => this.#life && this.#render())
    readonly #askAnew = soon(() => {
      if (!this.#life) return
      this.#end()
      this.#start()
    })

    static {
      for (const name of properties)
        addAccessor(RoveHtmlElement.prototype, name, {
          get(this: RoveHtmlElement) {
            return this.#properties[name]
          },
          set(this: RoveHtmlElement, value: unknown) {
            this.#properties[name] = value
            if (this.#life) this.#askAnew()
          },
        })
    }

    constructor() {
      super()
      this[r2wcConnected] = false
    }

    /** Where a page or a browser forbids it, nothing is thrown at the page: what stands for it is never shown. */
    override attachShadow(init: ShadowRootInit) {
      try {
        return super.attachShadow(own(init))
      } catch {
        return new DocumentFragment() as ShadowRoot
      }
    }

    connectedCallback() {
      for (const name of [...Object.keys(attributes).map(camelCase), ...properties]) this.#takeEarlyProperty(name)
      if (this.ownerDocument !== document) this.#leaveToServer()
      else if (!this.#life) this.#start()
    }

    /** What it has made belongs to the document it leaves. */
    adoptedCallback() {
      if (this.#life) this.#end()
    }

    /** Style sheets and nodes are this document's: in another one, a frame's, the server's HTML stands. */
    #leaveToServer() {
      this.container.replaceChildren(document.createElement('slot'))
      this.dataset.roveState = 'fallback'
      this.dataset.roveReason = 'other-document'
    }

    /** Without the view library: a page can change what every object inherits, so that it renders nothing. */
    #showServersHtml() {
      super.disconnectedCallback()
      this[r2wcConnected] = true
      this.container.replaceChildren(document.createElement('slot'))
    }

    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected && this.#life) this.#end()
      })
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (!this.#life || before === after) return
      if (attributes[name]?.identity) this.#askAnew()
      else if (this.#values) {
        this.#values = { ...this.#values, [camelCase(name)]: readAttribute(this, name, attributes[name] as never) }
        this.#askRender()
      }
    }

    /** A property set before this class existed stands on the object itself and would hide the accessor. */
    #takeEarlyProperty(name: string) {
      if (!Object.hasOwn(this, name)) return
      const early = this as unknown as Record<string, unknown>
      const value = early[name]
      delete early[name]
      early[name] = value
    }

    #start() {
      const life = new AbortController()
      this.#life = life
      this[r2wcConnected] = true
      if (isLeftToServer(this)) {
        life.abort()
        this.#render()
        return
      }
      this.#show('loading')
      try {
        if (!this.container.host) throw new RoveError('no-shadow', 'attachShadow')
        // Those of an element that has been in another document are gone.
        sheets ??= [tokensCss, resetCss, ...definition.styles].map(styleSheet)
        this.container.adoptedStyleSheets = sheets
        this.#values = readAttributes(this, attributes)
        const made = create(guestOf<Attributes>(this, this.#values, this.#properties, life.signal))
        if ('then' in made) {
          const timer = setTimeout(() => this.#wait(life), patience)
          made
            .then(
              (model) => this.#take(model, life),
              (failure) => this.#fall(failure, life),
            )
            .finally(() => clearTimeout(timer))
        } else this.#take(made, life)
      } catch (failure) {
        this.#fall(failure, life)
      }
    }

    #take(model: M, life: AbortController) {
      if (isLeftToServer(this)) life.abort()
      if (life.signal.aborted) return model.stop()
      const unsubscribe = model.subscribe(() => this.#askRender())
      life.signal.addEventListener('abort', () => {
        unsubscribe()
        model.stop()
      })
      this.#model = model
      this.#show('ready')
    }

    /** Whoever waits long sees that the server's HTML is what there is, until the model comes after all. */
    #wait(life: AbortController) {
      if (life.signal.aborted || this.dataset.roveState !== 'loading') return
      report(`<${tag}>`, 'timeout')
      this.#show('fallback', 'timeout')
    }

    /** The server's HTML comes back, with the reason on the element. */
    #fall(failure: unknown, life: AbortController | undefined) {
      if (!life || life.signal.aborted) return
      report(`<${tag}>`, failure)
      life.abort()
      this.#model = undefined
      this.#show('fallback', failure instanceof RoveError ? failure.code : 'error')
    }

    #end() {
      this.#life?.abort()
      this.#life = undefined
      this.#model = undefined
      super.disconnectedCallback()
    }

    #show(state: 'loading' | 'ready' | 'fallback', reason?: string) {
      this.dataset.roveState = state
      if (reason === undefined) delete this.dataset.roveReason
      else this.dataset.roveReason = reason
      this.#render()
    }

    #render() {
      const model = this.#model
      const values = this.#values
      if (!model || !values) return this.#showServersHtml()
      this[r2wcProps] = {
        content: () => createElement(view, { state: model.get(), model, attributes: values }),
        onBroken: (failure) => queueMicrotask(() => this.#fall(failure, this.#life)),
      }
      try {
        if (!this[r2wcContext]) this.container.replaceChildren()
        this[r2wcRender]()
      } catch (failure) {
        this.#fall(failure, this.#life)
      }
    }
  }

  for (const name of Object.keys(attributes)) addProperty(RoveHtmlElement.prototype, name, definition)
  return RoveHtmlElement
}

/** How long a model may be made before the element says so, in milliseconds. */
const patience = 10_000
