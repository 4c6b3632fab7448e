import type { AddressError } from '../../../core/address/address.rules'
import type { Texts } from '../../../core/page/texts'

/** The code of a field's label. Countries may have different labels for one field. */
export type FieldCode =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'street'
  | 'apartment'
  | 'detail'
  | 'flat'
  | 'city'
  | 'townCity'
  | 'suburb'
  | 'district'
  | 'state'
  | 'province'
  | 'county'
  | 'region'
  | 'country'
  | 'zip'
  | 'postalCode'
  | 'postcode'
  | 'phone'

/** The code of a text. */
export type AddressCode =
  | FieldCode
  | AddressError
  | 'delivery'
  | 'billing'
  | 'copy'
  | 'optional'
  | 'stateProvince'
  | 'sectionRegion'
  | 'options'
  | 'incomplete'
  | 'asking'
  | 'failed'
  | 'again'
  | 'none'
  | 'found'

/**
 * The texts of the addresses and of the shipping quote. `incomplete`, `asking`, `stateProvince`, `sectionRegion` and
 * the errors are spelled as in the specification (ADDR-01, ADDR-02, QUOTE-01).
 */
export const addressTexts: Texts<AddressCode> = {
  en: {
    delivery: 'Shipping address',
    billing: 'Billing address',
    copy: 'My billing address is the same as my shipping address',
    optional: '(optional)',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    street: 'Street address',
    apartment: 'Apartment, suite, unit',
    detail: 'Building, floor, unit',
    flat: 'Flat, floor, building',
    city: 'City',
    townCity: 'Town or city',
    suburb: 'Suburb',
    district: 'District',
    state: 'State',
    province: 'Province',
    county: 'County',
    region: 'Region',
    country: 'Country',
    zip: 'ZIP code',
    postalCode: 'Postal code',
    postcode: 'Postcode',
    phone: 'Phone',
    stateProvince: 'State/Province',
    sectionRegion: 'Section/Region',
    required: 'Required',
    invalid: 'Invalid',
    'starts-with-1': 'Cannot start with 1',
    'po-box': 'We do not accept PO Boxes',
    'contact-us': 'Please contact us for shipping assistance',
    options: 'Shipping options',
    incomplete: 'Please complete your details to continue.',
    asking: "Please wait while we're retrieving your shipping quote",
    failed: 'We could not retrieve your shipping quote.',
    again: 'Try again',
    none: 'We have no shipping option for this address. Please check it, or contact us for shipping assistance.',
    found: { one: '{n} shipping option', other: '{n} shipping options' },
  },
  fr: {
    delivery: 'Adresse de livraison',
    billing: 'Adresse de facturation',
    copy: 'Mon adresse de facturation est la même que mon adresse de livraison',
    optional: '(facultatif)',
    firstName: 'Prénom',
    lastName: 'Nom',
    company: 'Entreprise',
    street: 'Adresse',
    apartment: 'Appartement, bureau, unité',
    detail: 'Immeuble, étage, unité',
    flat: 'Appartement, étage, immeuble',
    city: 'Ville',
    townCity: 'Ville',
    suburb: 'Banlieue',
    district: 'District',
    state: 'État',
    province: 'Province',
    county: 'Comté',
    region: 'Région',
    country: 'Pays',
    zip: 'Code ZIP',
    postalCode: 'Code postal',
    postcode: 'Code postal',
    phone: 'Téléphone',
    stateProvince: 'État/Province',
    sectionRegion: 'Section/Région',
    required: 'Requis',
    invalid: 'Non valide',
    'starts-with-1': 'Ne peut pas commencer par 1',
    'po-box': 'Nous n’acceptons pas les cases postales',
    'contact-us': 'Veuillez nous joindre pour obtenir de l’aide avec la livraison',
    options: 'Options de livraison',
    incomplete: 'Veuillez compléter vos coordonnées pour continuer.',
    asking: 'Veuillez patienter pendant que nous calculons vos frais de livraison',
    failed: 'Nous n’avons pas pu calculer vos frais de livraison.',
    again: 'Réessayer',
    none: 'Nous n’avons aucune option de livraison pour cette adresse. Veuillez la vérifier ou nous contacter.',
    found: { one: '{n} option de livraison', other: '{n} options de livraison' },
  },
  ko: {
    delivery: '배송지 주소',
    billing: '청구지 주소',
    copy: '청구지 주소가 배송지 주소와 같습니다',
    optional: '(선택)',
    firstName: '이름',
    lastName: '성',
    company: '회사명',
    street: '주소',
    apartment: '상세 주소',
    detail: '상세 주소 (동, 층, 호수)',
    flat: '상세 주소',
    city: '시/군/구',
    townCity: '도시',
    suburb: '지역',
    district: '구역',
    state: '주',
    province: '주',
    county: '카운티',
    region: '지역',
    country: '국가',
    zip: '우편번호',
    postalCode: '우편번호',
    postcode: '우편번호',
    phone: '전화번호',
    stateProvince: '주/도',
    sectionRegion: '구역/지역',
    required: '필수 항목입니다',
    invalid: '올바르지 않은 형식입니다',
    'starts-with-1': '1로 시작할 수 없습니다',
    'po-box': '사서함으로는 배송할 수 없습니다',
    'contact-us': '배송은 고객센터로 문의해 주세요',
    options: '배송 방법',
    incomplete: '계속하려면 정보를 모두 입력해 주세요.',
    asking: '배송비를 조회하고 있습니다. 잠시만 기다려 주세요',
    failed: '배송비를 조회하지 못했습니다.',
    again: '다시 시도',
    none: '이 주소로 배송할 수 있는 방법이 없습니다. 주소를 확인하시거나 문의해 주세요.',
    found: { other: '배송 방법 {n}개' },
  },
  'zh-Hant-HK': {
    delivery: '送貨地址',
    billing: '帳單地址',
    copy: '帳單地址與送貨地址相同',
    optional: '（選填）',
    firstName: '名字',
    lastName: '姓氏',
    company: '公司',
    street: '街道地址',
    apartment: '單位、樓層',
    detail: '大廈、樓層、單位',
    flat: '單位、樓層、大廈',
    city: '城市',
    townCity: '市鎮',
    suburb: '地區',
    district: '地區',
    state: '州',
    province: '省',
    county: '郡',
    region: '區域',
    country: '國家／地區',
    zip: '郵政編碼',
    postalCode: '郵政編碼',
    postcode: '郵政編碼',
    phone: '電話',
    stateProvince: '州／省',
    sectionRegion: '分區／區域',
    required: '必填',
    invalid: '無效',
    'starts-with-1': '不可以 1 開頭',
    'po-box': '恕不接受郵政信箱',
    'contact-us': '請聯絡我們以安排送貨',
    options: '送貨方式',
    incomplete: '請填妥您的資料以繼續。',
    asking: '正在查詢您的運費，請稍候',
    failed: '未能查詢您的運費。',
    again: '再試一次',
    none: '此地址暫無送貨方式。請核對地址，或聯絡我們以安排送貨。',
    found: { other: '{n} 種送貨方式' },
  },
}
