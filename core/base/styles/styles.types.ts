/** What has style sheets of its own. */
export type StyleRoot = Document | ShadowRoot

/** A style sheet that documents and shadow roots adopt. */
export interface Styles {
  /** Adopts it, unless the root has it. @returns the undo */
  adopt(root: StyleRoot): () => void
  /** Replaces its text. Where it is in nodes, the shadow roots keep the text that they had. */
  replace(css: string): void
}
