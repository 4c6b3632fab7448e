/** The words of the built-in popups: each one’s title by its id, and what it says. The documents do not show them. */
import type { Texts } from '../../../core/texts'
import type { builtIn } from './rows.rules'

/** The id of a built-in popup. */
export type RowId = keyof typeof builtIn

/** The name of one of its texts. */
export type RowsCode = RowId | `${RowId}Text` | 'showroomLink'

/** The words of the built-in popups. */
export const rowsTexts: Texts<RowsCode> = {
  en: {
    showroom: 'Come and sit down',
    showroomText: 'Our {name} showroom is near you. See the woods and fabrics in daylight, and take your time.',
    showroomLink: 'Plan a visit',
    'closing-au': 'Our Australian store is closing',
    'closing-auText': 'Orders that are placed will be delivered, and our team will go on answering you.',
    'closing-kr': 'Our Korean store is closing',
    'closing-krText': 'Orders that are placed will be delivered, and our team will go on answering you.',
    'trade-newsletter': 'News for the trade',
    'trade-newsletterText': 'New collections, contract prices and lead times, once a month.',
    newsletter: 'Good rooms, now and then',
    newsletterText: 'New pieces, rooms we like and early notice of sales. You can leave at any time.',
  },
  fr: {
    showroom: 'Venez vous asseoir',
    showroomText:
      'Notre salle d’exposition {name} est près de chez vous. Voyez les bois et les tissus à la lumière du jour, sans vous presser.',
    showroomLink: 'Préparer ma visite',
    'closing-au': 'Notre magasin australien ferme',
    'closing-auText': 'Les commandes passées seront livrées, et notre équipe continuera de vous répondre.',
    'closing-kr': 'Notre magasin coréen ferme',
    'closing-krText': 'Les commandes passées seront livrées, et notre équipe continuera de vous répondre.',
    'trade-newsletter': 'Des nouvelles pour les professionnels',
    'trade-newsletterText': 'Nouvelles collections, prix et délais, une fois par mois.',
    newsletter: 'De belles pièces, de temps en temps',
    newsletterText:
      'Les nouveautés, les intérieurs que nous aimons et les soldes en primeur. Vous pouvez partir quand vous voulez.',
  },
  ko: {
    showroom: '직접 앉아 보세요',
    showroomText: '가까운 곳에 {name} 쇼룸이 있습니다. 나무와 원단을 자연광에서 천천히 살펴보세요.',
    showroomLink: '방문 계획하기',
    'closing-au': '호주 매장 운영을 종료합니다',
    'closing-auText': '이미 하신 주문은 배송되며, 문의에도 계속 답변드리겠습니다.',
    'closing-kr': '한국 매장 운영을 종료합니다',
    'closing-krText': '이미 하신 주문은 배송되며, 문의에도 계속 답변드리겠습니다.',
    'trade-newsletter': '트레이드 고객을 위한 소식',
    'trade-newsletterText': '새 컬렉션, 계약 가격과 납기를 한 달에 한 번 전해 드립니다.',
    newsletter: '좋은 공간 소식을 가끔 전해 드립니다',
    newsletterText: '신제품과 마음에 드는 공간, 세일 소식을 먼저 알려 드립니다. 언제든지 그만 받으실 수 있습니다.',
  },
  'zh-Hant-HK': {
    showroom: '歡迎親身試坐',
    showroomText: '我們的{name}陳列室就在您附近。在日光下細看木材與布料，慢慢選擇。',
    showroomLink: '計劃到訪',
    'closing-au': '我們的澳洲店即將結束營業',
    'closing-auText': '已下的訂單將如期送達，我們的團隊亦會繼續解答您的查詢。',
    'closing-kr': '我們的韓國店即將結束營業',
    'closing-krText': '已下的訂單將如期送達，我們的團隊亦會繼續解答您的查詢。',
    'trade-newsletter': '給業界的消息',
    'trade-newsletterText': '新系列、合約價格及交貨時間，每月一次。',
    newsletter: '偶爾與您分享好房間',
    newsletterText: '新產品、我們喜愛的空間，以及減價的率先通知。您可隨時退訂。',
  },
}
