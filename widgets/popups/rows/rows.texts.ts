/**
 * The texts of the built-in popups: each one's title by its id, and its content. The specification does not show them.
 */
import type { Texts } from '../../../core/base/texts/texts'
import type { builtIn } from './rows.rules'

/** The id of a built-in popup. */
export type RowId = keyof typeof builtIn

/** The code of a text. */
export type RowsCode = RowId | `${RowId}Text` | 'showroomLink'

/** The texts of the built-in popups. */
export const rowsTexts: Texts<RowsCode> = {
  en: {
    showroom: 'Come and sit down',
    showroomText: 'Our {name} showroom is near you. See the woods and fabrics in daylight, and take your time.',
    showroomLink: 'Plan a visit',
    'closing-au': 'Our Australian store is closing',
    'closing-auText': 'All orders placed will be delivered, and our team is still here to help.',
    'closing-kr': 'Our Korean store is closing',
    'closing-krText': 'All orders placed will be delivered, and our team is still here to help.',
    'trade-newsletter': 'Trade newsletter',
    'trade-newsletterText': 'New collections, trade prices and lead times, once a month.',
    newsletter: 'Good rooms, now and then',
    newsletterText: 'New pieces, rooms we like and early notice of sales. You can unsubscribe at any time.',
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
    'trade-newsletter': 'L’infolettre des professionnels',
    'trade-newsletterText': 'Nouvelles collections, prix professionnels et délais, une fois par mois.',
    newsletter: 'De belles pièces, de temps en temps',
    newsletterText:
      'Les nouveautés, les intérieurs que nous aimons et les soldes en primeur. Vous pouvez vous désabonner en tout temps.',
  },
  ko: {
    showroom: '직접 앉아 보세요',
    showroomText: '가까운 곳에 {name} 쇼룸이 있습니다. 나무와 원단을 자연광에서 천천히 살펴보세요.',
    showroomLink: '방문 계획하기',
    'closing-au': '호주 스토어 운영을 종료합니다',
    'closing-auText': '이미 주문하신 상품은 정상적으로 배송되며, 문의에도 계속 답변해 드립니다.',
    'closing-kr': '한국 스토어 운영을 종료합니다',
    'closing-krText': '이미 주문하신 상품은 정상적으로 배송되며, 문의에도 계속 답변해 드립니다.',
    'trade-newsletter': '트레이드 회원 소식',
    'trade-newsletterText': '새 컬렉션과 트레이드 가격, 납기를 한 달에 한 번 전해 드립니다.',
    newsletter: '좋은 공간 소식을 가끔 전해 드립니다',
    newsletterText: '신제품과 마음에 드는 공간, 세일 소식을 먼저 알려 드립니다. 언제든지 수신을 거부하실 수 있습니다.',
  },
  'zh-Hant-HK': {
    showroom: '歡迎親身試坐',
    showroomText: '我們的{name}陳列室就在您附近。歡迎在日光下細看木材與布料，慢慢挑選。',
    showroomLink: '計劃到訪',
    'closing-au': '我們的澳洲店即將結束營業',
    'closing-auText': '已下的訂單將如期送達，我們的團隊亦會繼續解答您的查詢。',
    'closing-kr': '我們的韓國店即將結束營業',
    'closing-krText': '已下的訂單將如期送達，我們的團隊亦會繼續解答您的查詢。',
    'trade-newsletter': '業界通訊',
    'trade-newsletterText': '新系列、業界價格及交貨時間，每月一次。',
    newsletter: '不定期分享家居靈感',
    newsletterText: '新產品、我們喜愛的空間，以及優先得知減價消息。您可隨時取消訂閱。',
  },
}
