/** The texts of the delivery dialog. The errors are spelled as in the specification. */

import type { Texts } from '../../../core/base/texts/texts'
import type { PostalCodeError } from '../../../core/shop/destination/destination.rules'
import type { DeliveryProblem } from '../buybox.types'

/** The code of a text. */
export type DeliveryCode =
  | PostalCodeError
  | DeliveryProblem
  | 'title'
  | 'hint'
  | 'hintElsewhere'
  | 'postal'
  | 'zip'
  | 'submit'
  | 'checking'
  | 'close'

/** The texts of the delivery dialog. */
export const deliveryTexts: Texts<DeliveryCode> = {
  en: {
    title: 'Where should we deliver?',
    hint: 'We check what is in stock near you and when it ships.',
    hintElsewhere: 'For now, stock and shipping dates can be checked for addresses in Canada and the United States.',
    postal: 'Postal code',
    zip: 'ZIP code',
    submit: 'Save',
    checking: 'Checking…',
    close: 'Close',
    'invalid-postal': 'Invalid Postal Code',
    'invalid-zip': 'Invalid Zip Code',
    'not-here': 'This will only work in Canada and the United States.',
    'no-geo': 'Error response.',
    failed: 'An error has occurred.',
  },
  fr: {
    title: 'Où livrer?',
    hint: 'Nous vérifions le stock près de chez vous et la date d’expédition.',
    hintElsewhere:
      'Pour le moment, le stock et la date d’expédition peuvent être vérifiés pour les adresses au Canada et aux États-Unis.',
    postal: 'Code postal',
    zip: 'Code ZIP',
    submit: 'Enregistrer',
    checking: 'Vérification…',
    close: 'Fermer',
    'invalid-postal': 'Code postal invalide',
    'invalid-zip': 'Code postal invalide',
    'not-here': 'Cela fonctionne seulement au Canada et aux États-Unis.',
    'no-geo': 'Réponse erronée.',
    failed: 'Une erreur s’est produite.',
  },
  ko: {
    title: '어디로 배송할까요?',
    hint: '가까운 창고의 재고와 출고일을 확인합니다.',
    hintElsewhere: '현재는 캐나다와 미국 주소의 재고와 출고일만 확인하실 수 있습니다.',
    postal: '우편번호',
    zip: '우편번호',
    submit: '저장',
    checking: '확인 중…',
    close: '닫기',
    'invalid-postal': '잘못된 우편번호입니다',
    'invalid-zip': '잘못된 우편번호입니다',
    'not-here': '캐나다와 미국에서만 이용할 수 있습니다.',
    'no-geo': '응답 오류입니다.',
    failed: '오류가 발생했습니다.',
  },
  'zh-Hant-HK': {
    title: '送貨到哪裏？',
    hint: '我們會查看附近的存貨及寄出日期。',
    hintElsewhere: '目前只可查詢加拿大及美國地址的存貨及寄出日期。',
    postal: '郵政編碼',
    zip: '郵政編碼',
    submit: '儲存',
    checking: '查詢中…',
    close: '關閉',
    'invalid-postal': '郵政編碼無效',
    'invalid-zip': '郵政編碼無效',
    'not-here': '只適用於加拿大及美國。',
    'no-geo': '回應有誤。',
    failed: '發生錯誤。',
  },
}
