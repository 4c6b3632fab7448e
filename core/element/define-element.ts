/**
 * Creates a custom element from a definition. Owns r2wc, and adds what it lacks: removed and empty attributes, moves in
 * the document, style sheets, failures, properties set before the code was loaded.
 */
import r2wc from '@r2wc/react-to-web-component'
import { createElement } from 'react'
import { own } from '../input/own'
import { ownCopy } from '../input/own-json'
import { RoveError } from '../page/errors'
import { report } from '../page/report'
import resetCss from '../styles/reset.css?inline'
import tokensCss from '../styles/tokens.css?inline'
import { addAccessor, addProperty } from './attribute-property'
import { camelCase, readAttribute, readAttributes } from './attributes'
import type { AttributeDefinitions, AttributeValues, ElementDefinition, Model } from './definition'
import { createElementContext } from './element-context'
import { isLeftToServer } from './left-to-server'
import { oncePerTurn } from './once-per-turn'
import { styleSheet } from './style-sheet'
import { ViewRoot, type ViewRootProps } from './view-root'

/** A custom element that can be registered. */
export interface RoveElement {
  readonly definition: ElementDefinition
  /** Registers it, unless the tag is registered already, by another version of ours or by the host. */
  define(registry?: CustomElementRegistry): void
}

/** The symbols under which r2wc 2.1 stores its state. Tested in tests/core/element. */
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

/** Creates an element from its definition. It is registered by `define`. */
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
    readonly #scheduleRender = oncePerTurn(() => this.#life && this.#render())
    readonly #scheduleRestart = oncePerTurn(() => {
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
            if (this.#life) this.#scheduleRestart()
          },
        })
    }

    constructor() {
      super()
      this[r2wcConnected] = false
    }

    /** A page or browser can forbid a shadow root: a fragment that is never shown replaces it. */
    override attachShadow(init: ShadowRootInit) {
      try {
        return super.attachShadow(own(init))
      } catch {
        return new DocumentFragment() as ShadowRoot
      }
    }

    connectedCallback() {
      for (const name of [...Object.keys(attributes).map(camelCase), ...properties]) this.#applyEarlyProperty(name)
      if (this.ownerDocument !== document) this.#showInOtherDocument()
      else if (!this.#life) this.#start()
    }

    /** Style sheets and nodes belong to the document they were created in, so a moved element starts again. */
    adoptedCallback() {
      if (this.#life) this.#end()
    }

    /** Style sheets and nodes belong to this page's document, so in another document the server's HTML is shown. */
    #showInOtherDocument() {
      this.container.replaceChildren(document.createElement('slot'))
      this.dataset.roveState = 'fallback'
      this.dataset.roveReason = 'other-document'
    }

    /** Does not use the view library, which can fail where a page has changed `Object.prototype`. */
    #showServerHtml() {
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
      if (attributes[name]?.identity) this.#scheduleRestart()
      else if (this.#values) {
        this.#values = { ...this.#values, [camelCase(name)]: readAttribute(this, name, attributes[name] as never) }
        this.#scheduleRender()
      }
    }

    /** A property set before this class existed would hide the accessor: it is set again. */
    #applyEarlyProperty(name: string) {
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
        // Moving to another document has removed the style sheets.
        sheets ??= [tokensCss, resetCss, ...definition.styles].map(styleSheet)
        this.container.adoptedStyleSheets = sheets
        this.#values = readAttributes(this, attributes)
        const made = create(createElementContext<Attributes>(this, this.#values, this.#properties, life.signal))
        if ('then' in made) {
          const timer = setTimeout(() => this.#showTimeout(life), createTimeoutMs)
          made
            .then(
              (model) => this.#adopt(model, life),
              (failure) => this.#fallBack(failure, life),
            )
            .finally(() => clearTimeout(timer))
        } else this.#adopt(made, life)
      } catch (failure) {
        this.#fallBack(failure, life)
      }
    }

    #adopt(model: M, life: AbortController) {
      if (isLeftToServer(this)) life.abort()
      if (life.signal.aborted) return model.stop()
      const unsubscribe = model.subscribe(() => this.#scheduleRender())
      life.signal.addEventListener('abort', () => {
        unsubscribe()
        model.stop()
      })
      this.#model = model
      this.#show('ready')
    }

    /** The model takes long: the server's HTML is the fallback until it is ready. */
    #showTimeout(life: AbortController) {
      if (life.signal.aborted || this.dataset.roveState !== 'loading') return
      report(`<${tag}>`, 'timeout')
      this.#show('fallback', 'timeout')
    }

    /** Shows the server's HTML, with the reason on the element. */
    #fallBack(failure: unknown, life: AbortController | undefined) {
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
      if (!model || !values) return this.#showServerHtml()
      this[r2wcProps] = {
        content: () => createElement(view, { state: model.get(), model, attributes: values }),
        onBroken: (failure) => queueMicrotask(() => this.#fallBack(failure, this.#life)),
      }
      try {
        if (!this[r2wcContext]) this.container.replaceChildren()
        this[r2wcRender]()
      } catch (failure) {
        this.#fallBack(failure, this.#life)
      }
    }
  }

  for (const name of Object.keys(attributes)) addProperty(RoveHtmlElement.prototype, name, definition)
  return RoveHtmlElement
}

/** The time after which an element without a model reports a timeout, in milliseconds. */
const createTimeoutMs = 10_000
