/** @jsxImportSource hono/jsx */
import { type Post, posts } from '../content/journal'
import { paragraphsOf } from '../content/journal-paragraphs'
import { Picture, Scene } from '../pages/layout/picture'
import type { Visitor } from '../visitor/visitor'
import { PostDate, PostTile } from './journal-page'

/** A post of the journal, with three others of its category. */
export function PostPage({ post, visitor }: { post: Post; visitor: Visitor }) {
  const { t, language } = visitor
  const { category, title, lead, file } = post
  const others = posts.filter((one) => one !== post && one.category === category).slice(0, 3)
  const sizes = '(max-width: 900px) 100vw, 60vw'
  return (
    <>
      <article class="post">
        <header class="post__head">
          <p class="post__date">
            <a href="/journal">{t('pageJournal')}</a> · <PostDate post={post} visitor={visitor} />
          </p>
          <div lang="en">
            <h1>{title}</h1>
            <p class="article__lead">{lead}</p>
          </div>
          {language !== 'en' && <p class="article__language">{t('inEnglish')}</p>}
        </header>
        {file.startsWith('scene') ? (
          <Scene file={file} alt="" sizes={sizes} eager />
        ) : (
          <Picture file={file} alt="" sizes={sizes} eager isFirst />
        )}
        <div class="post__text" lang="en">
          {paragraphsOf(post).map((text) => (
            <p>{text}</p>
          ))}
        </div>
      </article>
      <section class="band">
        <h2 class="band__title">{t('journalNext')}</h2>
        <ul class="posts">
          {others.map((one) => (
            <li>
              <PostTile post={one} visitor={visitor} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
