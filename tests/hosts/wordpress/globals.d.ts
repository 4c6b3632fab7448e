/** What WordPress's editor has on its page. */
interface Window {
  // biome-ignore lint/suspicious/noExplicitAny: WordPress has no types here.
  readonly wp: any
}
