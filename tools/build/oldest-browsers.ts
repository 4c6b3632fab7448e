/**
 * The oldest browsers in which the elements work. From this list come what the build rewrites, which features the code and
 * the style sheets may use (`architecture/young-*.ts`), the sentence in README, and what a browser test takes away.
 */
import type { BrowserName } from '@mdn/browser-compat-data'

/** One of them. */
interface OldestBrowser {
  /** As README names it. */
  readonly name: string
  readonly version: string
  /** Its names in MDN's data. */
  readonly inData: readonly BrowserName[]
  /** Its names in esbuild; none where it is one of the others. */
  readonly inBuild: readonly string[]
}

/** The list. A feature that one of them lacks is a young one. */
export const oldestBrowsers: readonly OldestBrowser[] = [
  {
    name: 'Chrome',
    version: '103',
    inData: ['chrome', 'chrome_android', 'webview_android'],
    inBuild: ['chrome'],
  },
  { name: 'Edge', version: '103', inData: ['edge'], inBuild: ['edge'] },
  { name: 'Opera', version: '89', inData: ['opera'], inBuild: ['opera'] },
  { name: 'Samsung Internet', version: '20', inData: ['samsunginternet_android'], inBuild: [] },
  { name: 'Safari', version: '15.4', inData: ['safari', 'safari_ios'], inBuild: ['safari', 'ios'] },
  { name: 'Firefox', version: '115', inData: ['firefox', 'firefox_android'], inBuild: ['firefox'] },
]

/** The targets of esbuild, for scripts and style sheets. */
export const buildTargets: string[] = oldestBrowsers.flatMap(({ version, inBuild }) =>
  inBuild.map((name) => name + version),
)

/** The sentence of README. */
export const oldestBrowsersSentence = `The oldest browsers in which the elements work are ${new Intl.ListFormat(
  'en',
).format(
  oldestBrowsers.map(({ name, version }) => `${name} ${version}`),
)}, on computers, phones and tablets, and web views of the same versions.`
