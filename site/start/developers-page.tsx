/** The page for those who put the elements on the pages of a CMS and answer their calls. */
import { documentSection } from '../documents'
import { MarkdownText } from '../markdown-text'
import { SitePage } from '../site-page'
import { type Step, Steps, toPage } from './steps'

const guide = 'Guides/The whole guide'
const readme = (heading: string) => ({ file: 'README.md', heading })

const steps: readonly Step[] = [
  {
    title: 'Put the script and a tag on a page',
    from: { file: 'docs/recipes.md', heading: 'Plain HTML' },
    links: [
      toPage('Recipes by system', 'Guides/Recipes by system'),
      toPage('Put it on a page', guide, 'put-it-on-a-page'),
      toPage('Where tags cannot stand', guide, 'where-tags-cannot-stand'),
    ],
  },
  {
    title: 'Write the settings',
    from: readme('Settings'),
    links: [
      toPage('All settings', guide, 'settings'),
      toPage('Classes of the body', guide, 'classes-of-the-body'),
      toPage('On the tag', guide, 'on-the-tag'),
      toPage('window.rove', guide, 'windowrove'),
    ],
  },
  {
    title: 'Let the doctor look at the page',
    from: readme('Check a page'),
    links: [toPage('Check a page', guide, 'check-a-page'), toPage('Its panel', 'doctor-panel')],
  },
  {
    title: 'Answer the calls',
    says: 'Each element’s page lists the calls that it can make, with request and answer. The same contract is an OpenAPI 3.1 document, from which you can generate stubs, validators and mock servers.',
    links: [
      toPage('API contract', 'Guides/API contract'),
      { text: 'openapi.json', href: './rove/openapi.json' },
      toPage('A token with each call', guide, 'a-token-with-each-call'),
    ],
  },
  {
    title: 'Check your server',
    from: readme('Check your server'),
    links: [toPage('Check a server', 'Guides/Check a server')],
  },
  {
    title: 'Make it fast',
    from: readme('Preload'),
    links: [toPage('Preload', guide, 'preload'), toPage('Instant pages', guide, 'instant-pages')],
  },
  {
    title: 'Publish, go back, switch off',
    from: readme('Publish and go back'),
    links: [
      toPage('Publish and go back', guide, 'publish-and-go-back'),
      toPage('Scripts on the payment page', guide, 'scripts-on-the-payment-page'),
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
