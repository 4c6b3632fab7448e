/** The page for those who design a shop's pages. */
import { pageAddress } from '../links'
import { SitePage } from '../site-page'
import { type Step, Steps, toPage } from './steps'

const theming = (heading: string) => ({ file: 'docs/theming.md', heading })
const states = pageAddress('All states')

const steps: readonly Step[] = [
  {
    title: 'Scan every state',
    says: 'Every state and message of every element is one live picture, in any market, at three widths, for four kinds of visitors. Choose a state to see it in all markets side by side.',
    links: [
      { text: 'All states', href: states },
      { text: 'The heart', href: `${states}#element=rove-love` },
      { text: 'A form in all markets', href: `${states}#element=rove-love&story=rove-love--asking` },
      { text: 'The checkout in Korean', href: `${states}#element=rove-checkout&market=KR` },
    ],
  },
  {
    title: 'Open a state and try it',
    says: 'Press a picture. Above the story are its country, locale, visitor, direction and width; below it, the accessibility check of what is shown.',
    links: [{ text: 'A heart that asks', href: './?path=/story/rove-love--asking' }],
  },
  {
    title: 'Open what a live page has shown',
    from: { file: 'docs/operate.md', heading: 'Save what a page shows' },
    links: [
      { text: 'Open a capsule', href: './?path=/story/state-capsule--open' },
      { text: 'A recorded heart', href: './?path=/story/state-capsule--recorded' },
      toPage('How to save one', 'Guides/Operate', 'save-what-a-page-shows'),
    ],
  },
  {
    title: 'Give it your shop’s look',
    from: theming('Properties'),
    links: [
      { text: 'Make a theme', href: './?path=/story/theme--page' },
      toPage('All properties', 'Guides/Theming', 'properties'),
      toPage('Dark scheme', 'Guides/Theming', 'dark-scheme'),
    ],
  },
  {
    title: 'Change single parts',
    says: 'Each element’s page lists its parts for `::part()`, its slots, and the tokens that only it has.',
    links: [
      toPage('Parts of the buybox', 'rove-buybox', 'parts-slots-and-tokens'),
      toPage('Parts of the cart', 'rove-cart', 'parts-slots-and-tokens'),
      toPage('Parts of a popup', 'rove-popups', 'parts-slots-and-tokens'),
    ],
  },
  {
    title: 'Leave room at the lower edge',
    from: theming('The lower edge'),
    links: [toPage('The lower edge', 'Guides/Theming', 'the-lower-edge')],
  },
]

export default function DesignersPage() {
  return (
    <SitePage
      title="For designers"
      lead={<p>See everything that a shopper can see, before it happens, and make it look like your shop.</p>}
    >
      <Steps steps={steps} />
    </SitePage>
  )
}
