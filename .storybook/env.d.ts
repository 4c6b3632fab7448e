/** The values that Vite provides to stories. */
interface ImportMeta {
  readonly env: {
    /** The path at which the files are served. */
    readonly BASE_URL: string
    /** `test` in a test run. */
    readonly MODE: string
    /** If it is set, everything is tested that is for each night. */
    readonly NIGHTLY?: string
    /** If it is set, all stories are tested in this locale. */
    readonly STORIES_LOCALE?: string
    /** If it is set, all stories are tested in this colour scheme: `light` or `dark`. */
    readonly STORIES_SCHEME?: string
  }
  /** The contents of files, or their addresses, by path. */
  glob(
    pattern: string,
    how: { query: '?raw' | '?url'; import: 'default'; eager: true },
  ): Readonly<Record<string, string>>
  /** The default exports of modules, and the values of JSON files, by path. */
  glob<Module = unknown>(pattern: string, how: { import: 'default'; eager: true }): Readonly<Record<string, Module>>
}

/** The text of a file as it is. */
declare module '*?raw' {
  const text: string
  export default text
}
