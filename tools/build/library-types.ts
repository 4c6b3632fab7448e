/**
 * Writes the types of the tags for libraries that check them in JSX or in templates. A file for each library, because
 * the other types must be valid without it.
 */
import { heading } from './declarations'

interface Library {
  /** Imports the types of its attributes. */
  readonly imports: string
  /** The attributes of every element. `Target` is the element's own type. */
  readonly attributes: string
  /** How it begins the name of a listener for `rove:love:changed`. */
  readonly listener: `on${'Rove' | 'rove'}`
  /** Adds the interface `RoveElements` to those of the library. */
  readonly joins: string
}

const jsx = (library: string): Library => ({
  imports: `import type { ClassAttributes, HTMLAttributes } from '${library}'`,
  attributes: 'HTMLAttributes<Target> & ClassAttributes<Target>',
  listener: 'onrove',
  joins: `declare module '${library}' {
  namespace JSX {
    interface IntrinsicElements extends RoveElements {}
  }
}`,
})

/** The libraries by the names of their packages. */
const libraries: Readonly<Record<string, Library>> = {
  react: jsx('react'),
  preact: jsx('preact'),
  vue: {
    imports: "import type { HTMLAttributes, ReservedProps } from 'vue'",
    attributes: 'HTMLAttributes & ReservedProps',
    listener: 'onRove',
    // A template takes a tag with a hyphen from the components.
    joins: `type RoveComponents = {
  [Tag in keyof RoveElements]: new () => { $props: RoveElements[Tag]; $slots: { default?(): unknown } }
}

declare module 'vue' {
  interface GlobalComponents extends RoveComponents {}
}`,
  },
  svelte: {
    imports: "import type { HTMLAttributes } from 'svelte/elements'",
    attributes: 'HTMLAttributes<Target>',
    listener: 'onrove',
    joins: `declare module 'svelte/elements' {
  interface SvelteHTMLElements extends RoveElements {}
}`,
  },
}

/**
 * The files by their names, `react.d.ts`. The attributes of a tag are those of all HTML elements, with ours replacing
 * those of the same name, and a listener for the event of each fact.
 */
export const libraryTypes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(libraries).map(([name, library]) => [`${name}.d.ts`, declarations(library)]),
)

function declarations({ imports, attributes, listener, joins }: Library): string {
  return `${heading}
${imports}
import type { Facts, RoveTags } from './rove.js'

type HtmlAttributes<Target extends EventTarget> = ${attributes}

type RoveListeners = { [Fact in keyof Facts as \`${listener}:\${Fact}\`]?: (event: CustomEvent<Facts[Fact]>) => void }

type RoveElements = {
  [Tag in keyof RoveTags]: RoveTags[Tag] & RoveListeners & Omit<HtmlAttributes<HTMLElementTagNameMap[Tag]>, keyof RoveTags[Tag]>
}

${joins}
`
}
