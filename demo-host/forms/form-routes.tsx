/** @jsxImportSource hono/jsx */
/** The shop's plain forms, each on its page. */
import { Hono } from 'hono'
import { articles } from '../content/articles'
import { recordAll } from '../log/record'
import { ArticlePage } from '../pages/content/article'
import { type PageSources, type ShopContext, show } from '../pages/layout/show'
import { setMessage } from '../visitor/messages'
import type { ShopEnv } from '../visitor/visitor'
import { FormPage } from './form-page'
import { errorsIn, type Filled, loggedFields, readForm } from './form-sent'
import { FormView } from './form-view'
import { elementId, type ShopForm, shopForms } from './shop-forms'

/** Serves `/contact-us`, `/trade`, `/gift-card` and `/outlet`. */
export function formRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db } = sources

  const showForm = (context: ShopContext, form: ShopForm, filled?: Filled, problems?: ReadonlyMap<string, string>) => {
    const visitor = context.get('visitor')
    const article = articles.find(({ slug }) => `/${slug}` === form.path)
    const view = { form, visitor, ...(filled ? { filled } : {}), ...(problems ? { problems } : {}) }
    if (!article) return show(context, sources, { title: visitor.t(form.title), body: <FormPage {...view} /> })
    const body = (
      <ArticlePage article={article} others={articles.filter((one) => one !== article)} visitor={visitor}>
        <h2>{visitor.t(form.title)}</h2>
        <p>{visitor.t(form.lead)}</p>
        <FormView {...view} />
      </ArticlePage>
    )
    return show(context, sources, { title: article.title, body, classes: ['node-type-page'] })
  }

  for (const form of shopForms) {
    app.get(form.path, (context) => showForm(context, form))
    app.post(form.path, async (context) => {
      const visitor = context.get('visitor')
      const filled = await readForm(context, form)
      const problems = errorsIn(form, filled, visitor)
      if (problems.size > 0) return showForm(context, form, filled, problems)
      await recordAll(db, visitor, [{ what: 'form', detail: elementId(form), params: loggedFields(form, filled) }])
      await setMessage(db, visitor, { kind: 'status', text: visitor.t(form.thanks) })
      return context.redirect(form.path, 303)
    })
  }
  return app
}
