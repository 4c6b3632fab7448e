/** @jsxImportSource hono/jsx */
import type { Language } from '../../../core/base/country/countries.rules'
import type { Message } from '../../visitor/messages'

const headings: Readonly<Record<Language, Readonly<Record<Message['kind'], string>>>> = {
  en: { status: 'Status message', warning: 'Warning message', error: 'Error message' },
  fr: { status: 'Message d’état', warning: 'Message d’avertissement', error: 'Message d’erreur' },
  ko: { status: '상태 메시지', warning: '경고 메시지', error: '오류 메시지' },
  'zh-Hant-HK': { status: '狀態訊息', warning: '警告訊息', error: '錯誤訊息' },
}

/** Messages as Drupal 7 renders them: by kind, a list if there are several. */
export function Messages({ messages, language }: { messages: readonly Message[]; language: Language }) {
  return (
    <>
      {Object.entries(headings[language]).map(([kind, heading]) => {
        const texts = messages.filter((message) => message.kind === kind).map(({ text }) => text)
        if (texts.length === 0) return null
        return (
          <div class={`messages ${kind}`} role={kind === 'status' ? 'status' : 'alert'}>
            <h2 class="element-invisible">{heading}</h2>
            {texts.length === 1 ? (
              texts[0]
            ) : (
              <ul>
                {texts.map((text) => (
                  <li>{text}</li>
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </>
  )
}
