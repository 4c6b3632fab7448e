/**
 * One typed description per element. What a browser does with it is in `define-element`; the manifest, the editors'
 * completion, the JSX types, Storybook's controls and the element's reference are generated from the same object.
 */
import type { ComponentType } from 'react'
import type { FactName, Facts } from '../facts'
import type { Store } from '../state/create-store'

/** One attribute. Its property has the same name in camel case and the same values. */
export interface AttributeDefinition {
  readonly type: 'string' | 'number' | 'boolean'
  /** What it must be one of. */
  readonly values?: readonly string[]
  /** The element cannot work without it: it stays as the server wrote it, and the developer is told. */
  readonly required?: true
  /** Another value makes it another element: the model is made anew. */
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

/** The values of attributes by their property names. A required one is there; a boolean is never absent. */
export type AttributeValues<Attributes extends AttributeDefinitions> = {
  readonly [Name in keyof Attributes & string as Camel<Name>]: Attributes[Name]['type'] extends 'boolean'
    ? boolean
    : Attributes[Name] extends { required: true }
      ? ValueOf[Attributes[Name]['type']]
      : ValueOf[Attributes[Name]['type']] | undefined
}

/** What a widget's model is to its element: a state that can be watched, and an end. */
export interface Model<State> extends Pick<Store<State>, 'get' | 'subscribe'> {
  /** Ends all it has started. */
  stop(): void
}

/** What an element gives its model: the place it stands in and the ways to speak from there. */
export interface Guest<Attributes extends AttributeDefinitions> {
  readonly element: HTMLElement
  /** Read when the model is made; the view gets later values of those that are not an identity. */
  readonly attributes: AttributeValues<Attributes>
  /** What was set on the element's own properties: see `ElementDefinition.properties`. It is not checked. */
  readonly properties: Readonly<Record<string, unknown>>
  /** States a fact, on the bus and as a DOM event from this element. */
  tell<F extends FactName>(fact: F, payload: Facts[F]): void
  /**
   * Asks the page before something is done, by a DOM event from this element: `rove:cart:add-requested`.
   *
   * @returns false where the page prevented it
   */
  request(name: string, detail: unknown): boolean
  /** Aborts when the element leaves the page or is made anew. */
  readonly signal: AbortSignal
}

/** What a view is given. */
export interface ViewProps<Attributes extends AttributeDefinitions, State, M extends Model<State>> {
  readonly state: State
  readonly model: M
  readonly attributes: AttributeValues<Attributes>
}

/** What a developer reads about an element. */
export interface Reference<Names extends string = string> {
  /** What it shows, in one sentence. */
  readonly summary: string
  readonly attributes: Readonly<Record<Names, string>>
  /** Properties that have no attribute. */
  readonly properties?: Readonly<Record<string, string>>
  /** The facts it tells. */
  readonly facts: Readonly<Partial<Record<FactName, string>>>
  /** `::part()` names with what each is. */
  readonly parts: Readonly<Record<string, string>>
  /** What the light DOM inside it is for. */
  readonly slots: Readonly<Record<string, string>>
  /** `--rove-…` properties of this element alone. */
  readonly tokens: Readonly<Record<string, { readonly doc: string; readonly default: string }>>
}

/** All that is said of one element: what it takes, what it tells, how it looks and what it does. */
export interface ElementDefinition<
  Attributes extends AttributeDefinitions = AttributeDefinitions,
  State = unknown,
  M extends Model<State> = Model<State>,
> {
  readonly tag: `rove-${string}`
  readonly attributes: Attributes
  /** Names of properties for what no attribute can carry. Another value makes the model anew. */
  readonly properties?: readonly string[]
  /** Written as `__ROVE_REFERENCE__ && { … }`, so that its words do not reach the page. */
  readonly reference: Reference<keyof Attributes & string> | false
  /** Style sheets' texts, in order. */
  readonly styles: readonly string[]
  readonly view: ComponentType<ViewProps<Attributes, State, M>>
  /**
   * Makes the model. Until it is there, the server's HTML is shown; when this throws or rejects, that HTML stays.
   *
   * @throws RoveError whose code becomes `data-rove-reason`
   */
  readonly create: (guest: Guest<Attributes>) => M | Promise<M>
}
