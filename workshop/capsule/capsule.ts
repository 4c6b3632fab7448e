/**
 * The state capsule: one JSON of what a page's elements show and why, without personal data. `rove.capture()` makes it;
 * the composer and Storybook show it.
 */

/** What an element shows at one time. */
export interface CapsuleShown {
  /** `data-rove-state`, and `data-rove-reason` or an empty text. */
  readonly state: string
  readonly reason: string
  /** The state of its model as plain JSON; `null` for an element without one. */
  readonly model: unknown
  /** The number of its picture in `pictures`. */
  readonly picture: number
}

/**
 * A node as it was shown: a text, or an element with its attributes, its shadow root and its nodes. It is data, not HTML,
 * so that it can be shown where a policy forbids inline styles and HTML from text.
 */
export type Drawn = string | DrawnElement

export interface DrawnElement {
  readonly tag: string
  readonly isSvg?: true
  readonly attributes?: Readonly<Record<string, string>>
  readonly shadow?: { readonly sheets: readonly number[]; readonly nodes: readonly Drawn[] }
  readonly nodes?: readonly Drawn[]
  /** How it is open: a modal dialog, a popover. */
  readonly layer?: 'modal' | 'popover'
  /** It stands for a frame, video or canvas of this size, in CSS pixels, which is not copied. */
  readonly box?: readonly [width: number, height: number]
}

/** One element. */
export interface CapsuleElement extends CapsuleShown {
  /** `rove-love` */
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** Properties without an attribute that the page has set, by name. */
  readonly properties: Readonly<Record<string, unknown>>
  /** What the server has written inside it. */
  readonly content: readonly Drawn[]
  readonly place: CapsulePlace
}

/** Where an element is in its page. CSS pixels, from the upper left corner of the document. */
export interface CapsulePlace {
  /** The tag, id and first class of its ancestors from the body to its parent: `main#content > div.card`. */
  readonly within: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The page that the elements were in. */
export interface CapsulePage {
  /** Where its pictures are: `https://shop.example`. */
  readonly origin: string
  /** The path of its address, without its query. */
  readonly path: string
  /** `lang` and `dir` of the document. */
  readonly language: string
  readonly direction: string
  /** The size of the window in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly bodyClass: string
  /** The settings that the elements read, by their dotted names. */
  readonly settings: Readonly<Record<string, unknown>>
  /** The style of the body: custom properties `--rove-…`, colours and fonts by CSS names. */
  readonly style: Readonly<Record<string, string>>
}

/** What happened on a page that was recorded. */
export type CapsuleCause =
  /** A call was answered. `body` is the answer's text; a failed call has status 0. */
  | {
      readonly type: 'answer'
      readonly method: string
      readonly url: string
      readonly status: number
      readonly contentType: string
      readonly body: string
    }
  /** A fact was published. */
  | { readonly type: 'fact'; readonly fact: string; readonly payload: unknown }
  /** The visitor pressed, typed or chose something in an element. `target` is a CSS path; ` >>> ` enters a shadow root. */
  | {
      readonly type: 'action'
      readonly action: 'click' | 'input' | 'key'
      readonly element: number
      readonly target: string
      /** What was typed or chosen, or the name of the key. */
      readonly value: string
    }

/** One step of a recording: what happened, and the elements that show something else since the step before. */
export interface CapsuleStep {
  /** Milliseconds since the recording began. */
  readonly at: number
  readonly cause: CapsuleCause
  /** By their numbers in `elements`. */
  readonly changed: Readonly<Record<string, CapsuleShown>>
}

export interface Capsule {
  /** The version of the format. A reader refuses any other. */
  readonly capsule: 1
  /** The version of the elements. */
  readonly version: string
  /** When it was made: an ISO date. */
  readonly made: string
  readonly page: CapsulePage
  readonly elements: readonly CapsuleElement[]
  /** The facts that were published before it was made, in order: name, payload, and milliseconds since 1970. */
  readonly facts: readonly (readonly [fact: string, payload: unknown, at: number])[]
  /** What the elements have reported on the console. */
  readonly reports: readonly string[]
  readonly pictures: readonly Drawn[]
  /** The texts of style sheets. */
  readonly sheets: readonly string[]
  /** The numbers of the style sheets of the page itself. */
  readonly pageSheets: readonly number[]
  /** Empty unless the page was recorded. `elements` is what was shown when the recording began. */
  readonly steps: readonly CapsuleStep[]
}
