/** The pages of the site: which documents it shows, and at which titles. */

/** A Markdown file of the project that is a page of the site. */
export interface DocumentPage {
  /** Its path in the project. */
  readonly file: string
  /** Its title in the sidebar. */
  readonly title: string
}

/** A page with a component of its own in `site/`. */
export interface OwnPage {
  readonly title: string
  /** The component's module, below `site/`. Its default export is the page. */
  readonly module: string
}

/** The first pages, in the order of the sidebar. */
export const ownPages: readonly OwnPage[] = [
  { title: 'Start here', module: 'start/start-page' },
  { title: 'For CMS developers', module: 'start/developers-page' },
  { title: 'For marketers', module: 'start/marketers-page' },
  { title: 'For designers', module: 'start/designers-page' },
  { title: 'All states', module: 'states/states-page' },
]

/** The documents, in the order of the sidebar. */
export const documentPages: readonly DocumentPage[] = [
  { file: 'README.md', title: 'Guides/Overview' },
  { file: 'docs/embed.md', title: 'Guides/Put it on a page' },
  { file: 'docs/settings.md', title: 'Guides/Settings' },
  { file: 'docs/window-rove.md', title: 'Guides/window.rove' },
  { file: 'docs/instant-pages.md', title: 'Guides/Instant pages' },
  { file: 'docs/operate.md', title: 'Guides/Operate' },
  { file: 'docs/first-campaign.md', title: 'Guides/A campaign in ten minutes' },
  { file: 'docs/theming.md', title: 'Guides/Theming' },
  { file: 'CONTRACT.md', title: 'Guides/API contract' },
  { file: 'docs/conformance.md', title: 'Guides/Check a server' },
  { file: 'core/tracking/README.md', title: 'Guides/Tracking' },
  { file: 'demo-host/README.md', title: 'Guides/The demo shop' },
  { file: 'REQUIREMENTS.md', title: 'Guides/Requirements' },
  { file: 'CHANGELOG.md', title: 'Guides/Changes' },
]

/** A panel for those who work on a shop. It has no README of its own. */
export interface PanelPage {
  readonly title: string
  /** What opens it. An item of a list in the project's README says what it is for. */
  readonly query: string
}

export const panelPages: readonly PanelPage[] = [
  { title: 'why-panel', query: '?rove-why' },
  { title: 'doctor-panel', query: '?rove-doctor' },
]

/** The id that Storybook gives the documentation page of a title. */
export function pageId(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${name}--docs`
}

/** The title of a file's page: an element's README is the page of its tag. `undefined` if the file is no page. */
export function titleOf(file: string): string | undefined {
  const [, name] = /^widgets\/([\w-]+)\/README\.md$/.exec(file) ?? []
  return name ? `rove-${name}` : documentPages.find((page) => page.file === file)?.title
}
