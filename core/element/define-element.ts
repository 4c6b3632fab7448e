/**
 * Creates a custom element from a definition: attributes and properties, also those set before the code was loaded, moves
 * in the document, style sheets, failures.
 */
import { createElement } from 'react'
import { own } from '../input/own'
import { ownCopy } from '../input/own-json'
import { RoveError } from '../report/errors'
import { report } from '../report/report'
import resetCss from '../styles/reset.css?inline'
import { styleSheet } from '../styles/style-sheet'
import tokensCss from '../styles/tokens.css?inline'
import { addAccessor, addProperty, applyEarlyProperties } from './attribute-property'
import { camelCase, readAttribute, readAttributes } from './attributes'
import type { AttributeDefinitions, AttributeValues, ElementDefinition, Model } from './definition'
import { createElementContext } from './element-context'
import { isLeftToServer } from './left-to-server'
import { Life } from './life'
import { MountedView } from './mounted-view'
import { oncePerTurn } from './once-per-turn'
import { startInSlices } from './start-in-slices'
import { createStillViews } from './still-view'
import { isClosed, whenClosed } from './when-closed'
import { whenMade } from './when-made'

/** A custom element that can be registered. */
export interface RoveElement {
  readonly definition: ElementDefinition
  /** Registers it, unless the tag is registered already, by another version of ours or by the host. */
  define(registry?: CustomElementRegistry): void
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
  const { tag, properties = [], view, create, focuses } = own(definition)
  const attributes = ownCopy(definition.attributes) as Attributes
  /** The properties that a page can set before the code is loaded. */
  const settable = [...Object.keys(attributes).map(camelCase), ...properties]
  let sheets: CSSStyleSheet[] | undefined
  const still = definition.still && createStillViews(definition.still)

  class RoveHtmlElement extends HTMLElement {
    static observedAttributes = Object.keys(attributes)
    readonly #container = openShadow(this)
    readonly #mounted = new MountedView(this.#container)
    readonly #properties: Record<string, unknown> = Object.create(null)
    #values: AttributeValues<Attributes> | undefined
    #model: M | undefined
    #life: Life | undefined
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

    override focus(options?: FocusOptions) {
      const find = (root: ParentNode) => (focuses ? root.querySelector<HTMLElement>(focuses) : null)
      const target = find(this.#container) ?? find(this)
      if (target) target.focus(options)
      else super.focus(options)
    }

    connectedCallback() {
      applyEarlyProperties(this, settable)
      if (this.ownerDocument !== document) this.#showInOtherDocument()
      else if (!this.#life) this.#startSoon()
    }

    #startSoon() {
      startInSlices(() => {
        if (this.isConnected && this.ownerDocument === document && !this.#life) this.#start()
      })
      if (!this.#life && this.dataset.roveState !== 'fallback') this.dataset.roveState = 'loading'
    }

    /** Style sheets and nodes belong to the document they were created in, so a moved element starts again. */
    adoptedCallback() {
      if (this.#life) this.#end()
    }

    /** Style sheets and nodes belong to this page's document, so in another document the server's HTML is shown. */
    #showInOtherDocument() {
      this.#showSlot()
      this.dataset.roveState = 'fallback'
      this.dataset.roveReason = 'other-document'
    }

    /** Does not use the view library, which can fail where a page has changed `Object.prototype`. */
    #showServerHtml() {
      this.#mounted.remove()
      this.#showSlot()
    }

    #showSlot() {
      still?.release(this.#container)
      this.#container.replaceChildren(document.createElement('slot'))
    }

    disconnectedCallback() {
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

    #start() {
      const life = new Life()
      this.#life = life
      if (isLeftToServer(this)) {
        life.end()
        this.#render()
        return
      }
      // A still view needs no other one before it.
      if (!still || !isClosed(this)) this.#show('loading')
      try {
        if (!this.#container.host) throw new RoveError('no-shadow', 'attachShadow')
        // Moving to another document has removed the style sheets.
        sheets ??= [styleSheet([tokensCss, resetCss, ...definition.styles].join(''))]
        this.#container.adoptedStyleSheets = sheets
      } catch (failure) {
        return this.#fallBack(failure, life)
      }
      whenClosed(this, life, () => this.#create(life))
    }

    #create(life: Life) {
      try {
        this.#values = readAttributes(this, attributes)
        const context = createElementContext<Attributes>(this, this.#values, this.#properties, life)
        const made = create(context)
        if (still && 'then' in made) this.#show('loading')
        whenMade(made, {
          adopt: (model) => this.#adopt(model, life),
          fail: (failure) => this.#fallBack(failure, life),
          late: () => this.#showTimeout(life),
        })
      } catch (failure) {
        this.#fallBack(failure, life)
      }
    }

    #adopt(model: M, life: Life) {
      if (isLeftToServer(this)) life.end()
      if (life.isOver) return model.stop()
      life.onEnd(model.subscribe(() => this.#scheduleRender()))
      life.onEnd(() => model.stop())
      this.#model = model
      this.#show('ready')
    }

    /** The model takes long: the server's HTML is the fallback until it is ready. */
    #showTimeout(life: Life) {
      if (life.isOver || this.dataset.roveState !== 'loading') return
      report(`<${tag}>`, 'timeout')
      this.#show('fallback', 'timeout')
    }

    /** Shows the server's HTML, with the reason on the element. */
    #fallBack(failure: unknown, life: Life | undefined) {
      if (!life || life.isOver) return
      report(`<${tag}>`, failure)
      life.end()
      this.#model = undefined
      this.#show('fallback', failure instanceof RoveError ? failure.code : 'error')
    }

    #end() {
      this.#life?.end()
      this.#life = undefined
      this.#model = undefined
      this.#mounted.remove()
      // A copy would keep the buttons of the model that has ended.
      if (still?.release(this.#container)) this.#container.replaceChildren()
    }

    #show(state: 'loading' | 'ready' | 'fallback', reason?: string) {
      this.dataset.roveState = state
      if (reason === undefined) this.removeAttribute('data-rove-reason')
      else this.dataset.roveReason = reason
      this.#render()
    }

    #render() {
      const model = this.#model
      const values = this.#values
      if (!model || !values) return this.#showServerHtml()
      const props = () => ({ state: model.get(), model, attributes: values })
      const { isShown } = this.#mounted
      try {
        if (still && !isShown && still.show(this.#container, props())) return
        if (!isShown && !still?.release(this.#container)) this.#container.replaceChildren()
        this.#mounted.show({
          content: () => createElement(view, props()),
          onBroken: (failure) => queueMicrotask(() => this.#fallBack(failure, this.#life)),
        })
        still?.keep(this.#container, props())
      } catch (failure) {
        this.#fallBack(failure, this.#life)
      }
    }
  }

  for (const name of Object.keys(attributes)) addProperty(RoveHtmlElement.prototype, name, definition)
  return RoveHtmlElement
}

/** A page or browser can forbid a shadow root: a fragment that is never shown replaces it. */
function openShadow(element: HTMLElement): ShadowRoot {
  try {
    return element.attachShadow(own<ShadowRootInit>({ mode: 'open' }))
  } catch {
    return new DocumentFragment() as ShadowRoot
  }
}
