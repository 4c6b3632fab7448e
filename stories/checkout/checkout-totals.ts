/** The server's names of the parts of a total. */
import type { Language } from '../../core/base/country/countries.rules'

export const totalsIn: Readonly<
  Record<Language, { goods: string; membership: string; protection: string; shipping: string }>
> = {
  en: { goods: 'Subtotal', membership: 'Membership', protection: 'Protection', shipping: 'Shipping' },
  fr: { goods: 'Sous-total', membership: 'Adhésion', protection: 'Protection', shipping: 'Livraison' },
  ko: { goods: '상품 금액', membership: '멤버십', protection: '제품 보호', shipping: '배송비' },
  'zh-Hant-HK': { goods: '小計', membership: '會籍', protection: '產品保障', shipping: '運費' },
}
