/** What Vite tells the stories. */
interface ImportMeta {
  readonly env: {
    /** Where the files are served. */
    readonly BASE_URL: string
    /** `test` where a test looks. */
    readonly MODE: string
    /** The locale that all stories are tested in, where one is named. */
    readonly STORIES_LOCALE?: string
  }
  /** The contents of files, by their paths. */
  glob(pattern: string, how: { query: '?raw'; import: 'default'; eager: true }): Readonly<Record<string, string>>
}
