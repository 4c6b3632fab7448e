/** @jsxImportSource hono/jsx */
import { faqIds, faqs } from '../content/faq'
import { hostWord } from '../hosts/host-texts'
import type { Visitor } from '../visitor/visitor'

/** The questions of hosts. Browsers open and close them, one at a time. */
export function FaqPage({ visitor: { language } }: { visitor: Visitor }) {
  const { title, lead, questions } = faqs[language]
  return (
    <section class="faq">
      <header class="faq__head">
        <h1>{title}</h1>
        <p>{lead}</p>
        <p>
          <a href="/host-connect">{hostWord(language, 'visit')}</a>
        </p>
      </header>
      <rove-faq class="faq__items">
        {questions.map(([question, answer], n) => (
          <details name="faq" id={faqIds[n]} data-rove-faq="item">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </rove-faq>
    </section>
  )
}
