/**
 * The typed definition of an element. `define-element` implements it; the manifest, editor completion, JSX types,
 * Storybook controls and the reference are generated from it.
 */
import type { ComponentType } from 'react'
import type { FactName, Facts } from '../../base/bus/facts'
import type { Store } from '../../base/state/create-store'
import type { stillViews } from './still-view'

/** One attribute. Its property has the same name in camel case and the same values. */
export interface AttributeDefinition {
  readonly type: 'string' | 'number' | 'boolean'
  /** The allowed values. */
  readonly values?: readonly string[]
  /** The element cannot work without it: it shows the server's HTML, and an error is reported. */
  readonly required?: true
  /** A change creates a new model. */
  readonly identity?: true
}

/** An element's attributes by their names in HTML. */
export type AttributeDefinitions = Readonly<Record<string, AttributeDefinition>>

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

interface ValueOf {
  string: string
  number: number
  boolean: boolean
}

/** The values of attributes by property name. A required one is never `undefined`; a boolean is never absent. */
export type AttributeValues<Attributes extends AttributeDefinitions> = {
  readonly [Name in keyof Attributes & string as Camel<Name>]: Attributes[Name]['type'] extends 'boolean'
    ? boolean
    : Attributes[Name] extends { required: true }
      ? ValueOf[Attributes[Name]['type']]
      : ValueOf[Attributes[Name]['type']] | undefined
}

/** The model of a widget: an observable state, and `stop`. */
export interface Model<State> extends Pick<Store<State>, 'get' | 'subscribe'> {
  /** Why the element has nothing to show: it is a fallback with this reason, and its view shows the server's HTML. */
  readonly reason?: string
  /** Stops everything it has started. */
  stop(): void
}

/** What an element passes to its model: its node, its attributes, and how to publish and request. */
export interface ElementContext<Attributes extends AttributeDefinitions> {
  readonly element: HTMLElement
  /** Their values when the model is created. The view also gets later values of attributes that are not an identity. */
  readonly attributes: AttributeValues<Attributes>
  /** The values of the element's own properties: see `ElementDefinition.properties`. Not validated. */
  readonly properties: Readonly<Record<string, unknown>>
  /** Publishes a fact, on the bus and as a DOM event from this element. */
  publish<F extends FactName>(fact: F, payload: Facts[F]): void
  /**
   * Dispatches a cancelable DOM event from this element before an action: `rove:cart:add-requested`.
   *
   * @returns false where the page prevented it
   */
  request(name: string, detail: unknown): boolean
  /** Aborts when the element leaves the page or its model is replaced. */
  readonly signal: AbortSignal
}

/** The props of a view. `Values` are the attributes that it shows. */
export interface ViewProps<State, M extends Model<State>, Values = unknown> {
  readonly state: State
  readonly model: M
  readonly attributes: Values
}

/**
 * What tools know of an element’s tag before its code is loaded. `once`: a page has one of them at most. `may-be-empty`: it
 * needs no HTML of the server inside. `in-templates`: it takes orders, addresses or passwords, or belongs to the whole
 * page, so that `data-rove` in a text that a stranger may have written cannot place it.
 */
export type Placing = 'once' | 'may-be-empty' | 'in-templates'

/** The reference documentation of an element. */
export interface Reference<Names extends string = string> {
  /** What it shows, in one sentence. */
  readonly summary: string
  readonly placing: readonly Placing[]
  readonly attributes: Readonly<Record<Names, string>>
  /** Properties that have no attribute. `type` is the name of a type in `rove.d.ts`. */
  readonly properties?: Readonly<Record<string, { readonly doc: string; readonly type: string }>>
  /** The facts it publishes. */
  readonly facts: Readonly<Partial<Record<FactName, string>>>
  /** `::part()` names with what each is. */
  readonly parts: Readonly<Record<string, string>>
  /** What the light DOM inside it contains. */
  readonly slots: Readonly<Record<string, string>>
  /** `--rove-…` properties of this element alone. */
  readonly tokens: Readonly<Record<string, { readonly doc: string; readonly default: string }>>
}

/** The definition of one element: its attributes, documentation, styles, view and model. */
export interface ElementDefinition<
  Attributes extends AttributeDefinitions = AttributeDefinitions,
  State = unknown,
  M extends Model<State> = Model<State>,
> {
  readonly tag: `rove-${string}`
  readonly attributes: Attributes
  /** Properties for values that no attribute can carry. A change creates a new model. */
  readonly properties?: readonly string[]
  /** Written as `__ROVE_REFERENCE__ && { … }`, so that its words do not reach the page. */
  readonly reference: Reference<keyof Attributes & string> | false
  /** Style sheets' texts, in order. */
  readonly styles: readonly string[]
  /** A CSS selector: what `focus()` of the element focuses in its shadow root, else in the server's HTML. */
  readonly focuses?: string
  readonly view: ComponentType<ViewProps<State, M, AttributeValues<Attributes>>>
  /** The view of instances that nobody has used yet. For small elements of which a page has many. */
  readonly still?: ReturnType<typeof stillViews<AttributeValues<Attributes>, State, M>>
  /**
   * Creates the model. Until it is ready, the server's HTML is shown; when this throws or rejects, that HTML stays.
   *
   * @throws RoveError whose code becomes `data-rove-reason`
   */
  readonly create: (context: ElementContext<Attributes>) => M | Promise<M>
}
