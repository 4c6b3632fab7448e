/** The page for those who put the elements on the pages of a CMS and answer their calls. */
import { documentSection } from '../documents'
import { MarkdownText } from '../markdown-text'
import { SitePage } from '../site-page'
import { type Step, Steps, toPage } from './steps'

const embed = 'Guides/Put it on a page'
const settings = 'Guides/Settings'
const operate = 'Guides/Operate'
const operating = (heading: string) => ({ file: 'docs/operate.md', heading })

const steps: readonly Step[] = [
  {
    title: 'Put the script and a tag on a page',
    from: { file: 'docs/embed.md', heading: 'Plain HTML' },
    links: [
      toPage('By system', embed),
      toPage('What goes wrong on the first day', embed, 'the-first-day'),
      toPage('Where tags cannot stand', embed, 'where-tags-cannot-stand'),
    ],
  },
  {
    title: 'Write the settings',
    from: { file: 'docs/settings.md', heading: 'All settings' },
    links: [
      toPage('All settings', settings, 'all-settings'),
      toPage('Classes of the body', settings, 'classes-of-the-body'),
      toPage('On the tag', embed, 'on-the-tag'),
      toPage('window.rove', 'Guides/window.rove'),
    ],
  },
  {
    title: 'Let the doctor look at the page',
    from: operating('Check a page'),
    links: [toPage('Check a page', operate, 'check-a-page'), toPage('Its panel', 'doctor-panel')],
  },
  {
    title: 'Answer the calls',
    says: 'Each element’s page lists the calls that it can make, with request and answer. The same contract is an OpenAPI 3.1 document, from which you can generate stubs, validators and mock servers.',
    links: [
      toPage('API contract', 'Guides/API contract'),
      { text: 'openapi.json', href: './rove/openapi.json' },
      toPage('A token with each call', settings, 'a-token-with-each-call'),
    ],
  },
  {
    title: 'Check your server',
    from: operating('Check your server'),
    links: [toPage('Check a server', 'Guides/Check a server')],
  },
  {
    title: 'Make it fast',
    from: { file: 'docs/embed.md', heading: 'Preload' },
    links: [toPage('Preload', embed, 'preload'), toPage('Instant pages', 'Guides/Instant pages')],
  },
  {
    title: 'Publish, go back, switch off',
    from: operating('Publish and go back'),
    links: [
      toPage('Publish and go back', operate, 'publish-and-go-back'),
      toPage('Scripts on the payment page', operate, 'scripts-on-the-payment-page'),
      toPage('Changes of each release', 'Guides/Changes'),
    ],
  },
]

export default function DevelopersPage() {
  return (
    <SitePage
      title="For CMS developers"
      lead={
        <p>From the first tag to a release: the pages of your shop, the calls of your server, and how to check both.</p>
      }
    >
      <Steps steps={steps} />
      <h2 id="the-widgets">The elements</h2>
      <MarkdownText from="README.md" isPart>
        {documentSection('README.md', 'The widgets')}
      </MarkdownText>
    </SitePage>
  )
}
