/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { Article } from '../content/articles'
import type { Visitor } from '../visitor/visitor'

interface ArticleProps {
  article: Article
  others: readonly Article[]
  visitor: Visitor
  /** What stands below the text. */
  children?: Child
}

/** A page of text, with the others beside it. */
export function ArticlePage({ article, others, visitor: { say }, children }: ArticleProps) {
  return (
    <div class="article">
      <article>
        <h1>{article.title}</h1>
        <p class="article__lead">{article.lead}</p>
        {article.parts.map(([name, text]) => (
          <>
            <h2>{name}</h2>
            <p>{text}</p>
          </>
        ))}
        {article.slug === 'membership' && (
          <p>
            <a class="button" href="/user/membership/enroll/login?register=1">
              {say('join')}
            </a>
          </p>
        )}
        {children}
      </article>
      <nav aria-label={say('read')}>
        <p class="article__heading">{say('read')}</p>
        <ul>
          {others.map(({ slug, title }) => (
            <li>
              <a href={`/${slug}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
