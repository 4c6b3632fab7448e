/**
 * Creates a custom element from a definition: its attributes and properties, also those set before the code was loaded,
 * and what happens when it is inserted, moved and removed. What it shows is a stage: a still view that it shares with
 * others (`still-view.ts`), or its own model and view (`run.ts`).
 */
import { own } from '../../base/input/own'
import { followJQuery } from '../../base/page/jquery'
import { isSwitchedOff } from '../../base/page/off.setting'
import { RoveError } from '../../base/report/errors'
import { guard, report } from '../../base/report/report'
import { addAccessor, addProperty, applyEarlyProperties } from './attribute-property'
import { camelCase } from './attributes'
import type { AttributeDefinitions, ElementDefinition, Model } from './definition'
import { createKind } from './kind'
import { Run } from './run'
import type { Stage } from './stage'
import { startInSlices } from './start-in-slices'
import { stateKey } from './state-of'
import { noteTiming } from './timings'

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
      const { tag } = definition
      if (registry.get(tag)) return
      if (isSwitchedOff(tag)) throw new RoveError('off', tag)
      // Elements that are in the page already start while the tag is registered.
      const now = performance.now()
      noteTiming(tag, 'load', now, now, 1)
      registry.define(tag, elementClass(definition))
      guard('jQuery', followJQuery)()
    },
  }
}

function elementClass<Attributes extends AttributeDefinitions, State, M extends Model<State>>(
  given: ElementDefinition<Attributes, State, M>,
): CustomElementConstructor {
  const kind = createKind(given)
  const { definition, stillViews } = kind
  const { attributes, properties = [], focuses } = definition
  /** The properties that a page can set before the code is loaded. */
  const settable = [...Object.keys(attributes).map(camelCase), ...properties]

  class RoveHtmlElement extends HTMLElement {
    static observedAttributes = Object.keys(attributes)
    readonly #root = openShadow(this)
    readonly #properties: Record<string, unknown> = Object.create(null)
    /** What it shows, from its start until it has left the page. */
    #stage: Stage | undefined
    #restarts = false

    /** The accessor of a property. In a static block, all private members would be rewritten for Safari before 16.4. */
    static accessorOf(name: string): Pick<PropertyDescriptor, 'get' | 'set'> {
      return {
        get(this: RoveHtmlElement) {
          return this.#properties[name]
        },
        set(this: RoveHtmlElement, value: unknown) {
          this.#properties[name] = value
          this.#restartSoon()
        },
      }
    }

    /** @see stateOf */
    get [stateKey](): unknown {
      return this.#stage?.state
    }

    override focus(options?: FocusOptions) {
      const find = (root: ParentNode) => (focuses ? root.querySelector<HTMLElement>(focuses) : null)
      const target = find(this.#root) ?? find(this)
      if (target) target.focus(options)
      else super.focus(options)
    }

    connectedCallback() {
      applyEarlyProperties(this, settable)
      for (const name of properties)
        if (this.hasAttribute(name)) report(`<${definition.tag}>`, `${name} is a property, its attribute is ignored`)
      if (this.ownerDocument !== document) this.#showInOtherDocument()
      else if (!this.#stage) this.#startSoon()
    }

    #startSoon() {
      startInSlices(definition.tag, () => {
        if (this.isConnected && this.ownerDocument === document && !this.#stage) this.#start()
      })
      if (!this.#stage && this.dataset.roveState !== 'fallback') this.dataset.roveState = 'loading'
    }

    /** Style sheets and nodes belong to the document they were created in, so a moved element starts again. */
    adoptedCallback() {
      this.#end()
    }

    /** Style sheets and nodes belong to this page's document, so in another document the server's HTML is shown. */
    #showInOtherDocument() {
      this.#root.replaceChildren(document.createElement('slot'))
      this.dataset.roveState = 'fallback'
      this.dataset.roveReason = 'other-document'
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) this.#end()
      })
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (!this.#stage || before === after) return
      if (attributes[name]?.identity) this.#restartSoon()
      else this.#stage.change(name)
    }

    #start() {
      this.#stage = stillViews?.show(this, this.#root, (use) => this.#run(use)) ?? this.#run()
    }

    /** Starts its own model. @param use called with the model, once */
    #run(use?: (model: M) => void): Stage {
      const run = new Run(kind, this, this.#root, this.#properties)
      this.#stage = run
      run.start(use)
      return run
    }

    /** By a flag, because `oncePerTurn` would cost each instance a function. */
    #restartSoon() {
      if (!this.#stage || this.#restarts) return
      this.#restarts = true
      queueMicrotask(() => {
        this.#restarts = false
        if (!this.#stage) return
        this.#end()
        this.#start()
      })
    }

    #end() {
      this.#stage?.end()
      this.#stage = undefined
    }
  }

  const { prototype } = RoveHtmlElement
  for (const name of properties) addAccessor(prototype, name, RoveHtmlElement.accessorOf(name))
  for (const name of Object.keys(attributes)) addProperty(prototype, name, definition)
  return RoveHtmlElement
}

const open = own<ShadowRootInit>({ mode: 'open' })

/** A page or browser can forbid a shadow root: a fragment that is never shown replaces it. */
function openShadow(element: HTMLElement): ShadowRoot {
  try {
    return element.attachShadow(open)
  } catch {
    return new DocumentFragment() as ShadowRoot
  }
}
