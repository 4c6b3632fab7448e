import type { Texts } from '../../core/base/texts/texts'

/** The message for a restricted postal code: the product is not delivered there (DELIV-03). */
export const restrictedTexts: Texts<'restricted'> = {
  en: { restricted: 'This product is fragile and not available for delivery to {postal}.' },
  fr: { restricted: 'Ce produit est fragile et ne peut pas être livré à {postal}.' },
  ko: { restricted: '파손되기 쉬운 상품이라 {postal} 지역으로는 배송할 수 없습니다.' },
  'zh-Hant-HK': { restricted: '此產品易碎，不能送往 {postal}。' },
}
