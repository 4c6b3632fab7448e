/** The box's words. Those in English that the specification spells stand as it spells them: document 1, sections 4 and 8. */
import type { Texts } from '../../core/texts'

/** The name of one of its texts. */
export type BuyboxCode =
  | 'price'
  | 'from'
  | 'member'
  | 'memberPrice'
  | 'compareAt'
  | 'regular'
  | 'sale'
  | 'protectionLine'
  | 'total'
  | 'voucher'
  | 'finalSale'
  | 'inStock'
  | 'left'
  | 'preOrder'
  | 'soldOut'
  | 'soldOutNotify'
  | 'optionSoldOut'
  | 'optionApart'
  | 'inStockOnly'
  | 'nothingInStock'
  | 'selectAll'
  | 'addToCart'
  | 'adding'
  | 'added'
  | 'checkout'
  | 'failed'
  | 'setDelivery'
  | 'deliverTo'
  | 'changeDelivery'
  | 'restricted'
  | 'protection'
  | 'noProtection'
  | 'years'
  | 'whatIsCovered'
  | 'protectionUnread'
  | 'close'

/** The box's words. */
export const buyboxTexts: Texts<BuyboxCode> = {
  en: {
    price: 'Price',
    from: 'From',
    member: 'MEMBER',
    memberPrice: 'Member price',
    compareAt: 'Compare at',
    regular: 'Price',
    sale: 'Sale',
    protectionLine: 'Protection',
    total: 'Total',
    voucher: 'Earns a voucher of {amount}',
    finalSale: 'Final sale: it cannot be returned or exchanged.',
    inStock: 'In-stock',
    left: 'Only {n} left',
    preOrder: 'Pre-order: {n} available',
    soldOut: 'Sold Out',
    soldOutNotify: 'Sold Out - Notify Me',
    optionSoldOut: 'sold out',
    optionApart: 'not with what is chosen',
    inStockOnly: 'In-stock only',
    nothingInStock: 'Nothing of it is in stock right now.',
    selectAll: 'Please select all the options',
    addToCart: 'Add to cart',
    adding: 'Adding…',
    added: 'It is in your cart.',
    checkout: 'Checkout',
    failed: 'That could not be added. Please try again.',
    setDelivery: 'Check delivery to your area',
    deliverTo: 'Delivers to {place}',
    changeDelivery: 'Change',
    restricted: 'This product is fragile and not available for delivery to {postal}.',
    protection: 'Protect it',
    noProtection: 'No protection',
    years: { one: '{n} year', other: '{n} years' },
    whatIsCovered: 'What is covered?',
    protectionUnread: 'That cannot be read just now.',
    close: 'Close',
  },
  fr: {
    price: 'Prix',
    from: 'À partir de',
    member: 'MEMBRE',
    memberPrice: 'Prix membre',
    compareAt: 'Prix comparé',
    regular: 'Prix',
    sale: 'Solde',
    protectionLine: 'Protection',
    total: 'Total',
    voucher: 'Rapporte un bon de {amount}',
    finalSale: 'Vente finale : ni retour ni échange.',
    inStock: 'En stock',
    left: { one: 'Plus que {n}', other: 'Plus que {n}' },
    preOrder: 'Précommande : {n} disponibles',
    soldOut: 'Épuisé',
    soldOutNotify: 'Épuisé - Me prévenir',
    optionSoldOut: 'épuisé',
    optionApart: 'pas avec ce choix',
    inStockOnly: 'En stock seulement',
    nothingInStock: 'Rien n’est en stock pour le moment.',
    selectAll: 'Veuillez choisir toutes les options',
    addToCart: 'Ajouter au panier',
    adding: 'Ajout…',
    added: 'C’est dans votre panier.',
    checkout: 'Commander',
    failed: 'L’ajout a échoué. Veuillez réessayer.',
    setDelivery: 'Vérifier la livraison chez vous',
    deliverTo: 'Livraison à {place}',
    changeDelivery: 'Changer',
    restricted: 'Ce produit est fragile et ne peut pas être livré à {postal}.',
    protection: 'Le protéger',
    noProtection: 'Sans protection',
    years: { one: '{n} an', other: '{n} ans' },
    whatIsCovered: 'Qu’est-ce qui est couvert ?',
    protectionUnread: 'Impossible à lire pour le moment.',
    close: 'Fermer',
  },
  ko: {
    price: '가격',
    from: '최저',
    member: '멤버',
    memberPrice: '멤버 가격',
    compareAt: '비교 가격',
    regular: '가격',
    sale: '세일',
    protectionLine: '보증',
    total: '합계',
    voucher: '{amount} 바우처 적립',
    finalSale: '최종 세일 상품으로 반품·교환이 되지 않습니다.',
    inStock: '재고 있음',
    left: '{n}개 남음',
    preOrder: '예약 주문: {n}개 가능',
    soldOut: '품절',
    soldOutNotify: '품절 - 입고 알림',
    optionSoldOut: '품절',
    optionApart: '선택한 옵션과 함께 고를 수 없음',
    inStockOnly: '재고 있는 상품만',
    nothingInStock: '지금은 재고가 없습니다.',
    selectAll: '모든 옵션을 선택해 주세요',
    addToCart: '장바구니에 담기',
    adding: '담는 중…',
    added: '장바구니에 담았습니다.',
    checkout: '주문하기',
    failed: '담지 못했습니다. 다시 시도해 주세요.',
    setDelivery: '배송 가능 지역 확인',
    deliverTo: '{place}(으)로 배송',
    changeDelivery: '변경',
    restricted: '깨지기 쉬운 상품이라 {postal}(으)로는 배송할 수 없습니다.',
    protection: '보증 서비스',
    noProtection: '선택 안 함',
    years: '{n}년',
    whatIsCovered: '보장 내용 보기',
    protectionUnread: '지금은 내용을 불러올 수 없습니다.',
    close: '닫기',
  },
  'zh-Hant-HK': {
    price: '價錢',
    from: '低至',
    member: '會員',
    memberPrice: '會員價',
    compareAt: '比較價',
    regular: '價錢',
    sale: '優惠',
    protectionLine: '保障',
    total: '總數',
    voucher: '可得 {amount} 禮券',
    finalSale: '最終優惠，不設退換。',
    inStock: '有現貨',
    left: '只剩 {n} 件',
    preOrder: '預購：尚有 {n} 件',
    soldOut: '售罄',
    soldOutNotify: '售罄 - 到貨通知',
    optionSoldOut: '售罄',
    optionApart: '不能與所選配搭',
    inStockOnly: '只看現貨',
    nothingInStock: '暫時沒有現貨。',
    selectAll: '請選擇所有選項',
    addToCart: '加入購物車',
    adding: '加入中…',
    added: '已加入購物車。',
    checkout: '結帳',
    failed: '未能加入，請再試一次。',
    setDelivery: '查看送貨安排',
    deliverTo: '送貨至 {place}',
    changeDelivery: '更改',
    restricted: '此產品易碎，不能送往 {postal}。',
    protection: '產品保障',
    noProtection: '不需要',
    years: '{n} 年',
    whatIsCovered: '保障甚麼？',
    protectionUnread: '暫時未能讀取。',
    close: '關閉',
  },
}
