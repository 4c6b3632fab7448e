/** The page for those who make campaigns. */
import { documentItem } from '../documents'
import { SitePage } from '../site-page'
import { composerAddress } from './composer-address'
import { type Step, Steps, toPage } from './steps'

const popups = (heading: string) => ({ file: 'widgets/popups/README.md', heading })

const steps: readonly Step[] = [
  {
    title: 'Compose a tag',
    from: { file: 'docs/first-campaign.md', heading: 'The composer' },
    links: [
      { text: 'Open the composer', href: composerAddress },
      { text: 'Begin with a popup', href: `${composerAddress}#popups` },
      { text: 'Begin with a countdown', href: `${composerAddress}#countdown` },
      toPage('A campaign in ten minutes', 'Guides/A campaign in ten minutes'),
      toPage('What the composer does', 'Guides/A campaign in ten minutes', 'the-composer'),
    ],
  },
  {
    title: 'Say when a popup comes, and to whom',
    says: 'A popup has triggers, such as eight seconds on the page, and conditions, such as the country or the number of visits. The composer has a field for each, and says in one sentence when the popup comes, and to whom.',
    links: [toPage('Triggers and conditions', 'rove-popups', 'a-definition')],
  },
  {
    title: 'Show it to colleagues first',
    from: popups('A preview link'),
    links: [toPage('A preview link', 'rove-popups', 'a-preview-link')],
  },
  {
    title: 'Compare two variants',
    from: popups('Two variants'),
    links: [toPage('Two variants', 'rove-popups', 'two-variants')],
  },
  {
    title: 'See why something is shown or not',
    says: documentItem('README.md', '?rove-why'),
    links: [toPage('The why-panel', 'why-panel')],
  },
  {
    title: 'Countdown and chat',
    says: 'The countdown shows the time left until a sale ends, by the server’s clock. The chat loads its provider’s code when the visitor opens it.',
    links: [
      toPage('Countdown', 'rove-countdown'),
      toPage('Chat', 'rove-chat'),
      toPage('A campaign page', 'Guides/The demo shop', 'a-campaign-page'),
    ],
  },
  {
    title: 'Know what is measured',
    says: 'Events are sent only to receivers for which the visitor has given consent. Each element’s page says who is told of what.',
    links: [
      toPage('Events', 'Guides/Tracking', 'events'),
      toPage('Sinks', 'Guides/Tracking', 'sinks'),
      toPage('Consent', 'Guides/Tracking', 'consent'),
    ],
  },
  {
    title: 'Switch something off',
    says: 'One popup with `off: true` in its definition; an element for a page or a country with the setting `rove.off`; an element everywhere with one command, without a new build.',
    links: [toPage('Publish and go back', 'Guides/Operate', 'publish-and-go-back')],
  },
]

export default function MarketersPage() {
  return (
    <SitePage
      title="For marketers"
      lead={
        <p>Popups, countdowns and other tags without writing code: compose, preview, compare, and see who gets them.</p>
      }
    >
      <Steps steps={steps} />
    </SitePage>
  )
}
