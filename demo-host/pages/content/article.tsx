/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { Article } from '../../content/articles'
import { tradeWord } from '../../trade/trade-texts'
import type { Visitor } from '../../visitor/visitor'

interface ArticleProps {
  article: Article
  others: readonly Article[]
  visitor: Visitor
  /** The content below the text. */
  children?: Child
}

/** A page of text, with the others beside it. */
export function ArticlePage({ article, others, visitor: { t, language }, children }: ArticleProps) {
  return (
    <div class="article">
      <article>
        {language !== 'en' && <p class="article__language">{t('inEnglish')}</p>}
        <div lang="en">
          <h1>{article.title}</h1>
          <p class="article__lead">{article.lead}</p>
          {article.parts.map(([name, text]) => (
            <>
              <h2>{name}</h2>
              <p>{text}</p>
            </>
          ))}
        </div>
        {article.slug === 'membership' && (
          <p>
            <a class="button" href="/user/membership/enroll/login?register=1">
              {t('join')}
            </a>
          </p>
        )}
        {article.slug === 'trade' && (
          <p>
            <a class="button" href="/trade/application">
              {tradeWord(language, 'apply')}
            </a>
          </p>
        )}
        {children}
      </article>
      <nav aria-label={t('read')}>
        <p class="article__heading">{t('read')}</p>
        <ul>
          {others.map(({ slug, title }) => (
            <li>
              <a href={`/${slug}`} lang="en">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
