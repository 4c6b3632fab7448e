/** The first page: ways in by role, a search through all documents, and the elements. */
import product from '../../docs/product.webp'
import { documentSection, documentText, firstParagraph } from '../documents'
import { MarkdownText } from '../markdown-text'
import './start.css'
import { Search } from '../search/search'
import { SiteLink } from '../site-link'
import { SitePage } from '../site-page'

const roles = [
  {
    title: 'For CMS developers',
    says: 'Put the script and the tags on your pages, answer the calls, check both, publish.',
  },
  {
    title: 'For marketers',
    says: 'Compose popups and countdowns, preview them, compare variants, see who gets them.',
  },
  {
    title: 'For designers',
    says: 'See every state in every market and width, and make it look like your shop.',
  },
] as const

export default function StartPage() {
  return (
    <SitePage
      title="Rove widgets"
      lead={
        <MarkdownText from="README.md" isPart>
          {firstParagraph(documentText('README.md'))}
        </MarkdownText>
      }
    >
      <Search />
      <nav className="site-roles" aria-label="Start here by role">
        {roles.map(({ title, says }) => (
          <section key={title}>
            <h2>
              <SiteLink to={title}>{title}</SiteLink>
            </h2>
            <p>{says}</p>
          </section>
        ))}
        <section>
          <h2>
            <SiteLink to="All states">All states</SiteLink>
          </h2>
          <p>Every state of every element as a live picture, in seven markets.</p>
        </section>
      </nav>
      <img
        className="site-hero"
        src={product}
        alt="A product page of the demo shop: gallery, options, price, delivery and Add to cart."
      />
      <h2 id="the-elements">The elements</h2>
      <p>
        Each has a page with a live example, its reference, the calls that it makes, what it costs, and all its states.
      </p>
      <div className="site-elements">
        <MarkdownText from="README.md" isPart>
          {documentSection('README.md', 'The widgets')}
        </MarkdownText>
      </div>
    </SitePage>
  )
}
