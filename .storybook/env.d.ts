/** The values that Vite provides to stories. */
interface ImportMeta {
  readonly env: {
    /** The path at which the files are served. */
    readonly BASE_URL: string
    /** `test` in a test run. */
    readonly MODE: string
    /** If it is set, all stories are tested in this locale. */
    readonly STORIES_LOCALE?: string
  }
  /** The contents of files, or their addresses, by path. */
  glob(
    pattern: string,
    how: { query: '?raw' | '?url'; import: 'default'; eager: true },
  ): Readonly<Record<string, string>>
  /** The values of JSON files by path. */
  glob(pattern: string, how: { import: 'default'; eager: true }): Readonly<Record<string, unknown>>
}
