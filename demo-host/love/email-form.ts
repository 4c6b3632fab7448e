/** The form that asks an anonymous visitor for an e-mail address. */
import type { Language } from '../../core/base/country/countries.rules'

/** The form's words. */
const texts: Readonly<Record<Language, { readonly email: string; readonly subscribe: string; readonly save: string }>> =
  {
    en: { email: 'Email address (optional)', subscribe: 'Email me about new rooms and offers', save: 'Save' },
    fr: {
      email: 'Adresse courriel (facultatif)',
      subscribe: 'Recevoir les nouveautés et les offres par courriel',
      save: 'Enregistrer',
    },
    ko: { email: '이메일 주소 (선택)', subscribe: '새로운 공간과 혜택 소식을 이메일로 받겠습니다', save: '저장' },
    'zh-Hant-HK': { email: '電郵地址（選填）', subscribe: '以電郵向我提供家居靈感及優惠資訊', save: '儲存' },
  }

/** The form as Drupal 7 renders it, in the visitor's language. */
export function emailForm(language: Language): string {
  const { email, subscribe, save } = texts[language]
  return `<form id="uc-love-email-form" class="uc-love-email-form" action="/uc_love/ajax" method="get" accept-charset="UTF-8"><div>
<div class="form-item form-type-textfield form-item-email">
<label for="edit-email">${email}</label>
<input type="email" id="edit-email" name="email" value="" size="60" maxlength="128" class="form-text" autocomplete="email" />
</div>
<div class="form-item form-type-checkbox form-item-subscribe">
<input type="checkbox" id="edit-subscribe" name="subscribe" value="1" class="form-checkbox" /> <label class="option" for="edit-subscribe">${subscribe}</label>
</div>
<input type="hidden" name="form_id" value="uc_love_email_form" />
<input type="submit" id="edit-submit" name="op" value="${save}" class="form-submit" />
</div></form>`
}
