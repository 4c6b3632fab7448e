/** The buybox's texts. English texts that the specification gives are spelled as there. */
import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type BuyboxCode =
  | 'price'
  | 'from'
  | 'member'
  | 'memberPrice'
  | 'memberDiscount'
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
  | 'unopened'
  | 'setDelivery'
  | 'deliverTo'
  | 'changeDelivery'
  | 'protection'
  | 'noProtection'
  | 'years'
  | 'whatIsCovered'
  | 'protectionUnread'
  | 'close'

/** The buybox's texts. */
export const buyboxTexts: Texts<BuyboxCode> = {
  en: {
    price: 'Price',
    from: 'From',
    member: 'MEMBER',
    memberPrice: 'Member price',
    memberDiscount: 'Member discount',
    compareAt: 'Compare at',
    regular: 'Price',
    sale: 'Sale',
    protectionLine: 'Protection',
    total: 'Total',
    voucher: 'Earns a voucher of {amount}',
    finalSale: 'Final sale: no returns or exchanges.',
    inStock: 'In-stock',
    left: 'Only {n} left',
    preOrder: 'Pre-order: {n} available',
    soldOut: 'Sold Out',
    soldOutNotify: 'Sold Out - Notify Me',
    optionSoldOut: 'sold out',
    optionApart: 'not available with your choice',
    inStockOnly: 'In-stock only',
    nothingInStock: 'None of these are in stock right now.',
    selectAll: 'Please select all the options',
    addToCart: 'Add to cart',
    adding: 'Adding…',
    added: 'Added to cart',
    checkout: 'Checkout',
    failed: 'This could not be added to your cart. Please try again.',
    unopened: 'This could not be opened. Please try again, or reload the page.',
    setDelivery: 'Check delivery to your area',
    deliverTo: 'Delivers to {place}',
    changeDelivery: 'Change',
    protection: 'Add protection',
    noProtection: 'No protection',
    years: { one: '{n} year', other: '{n} years' },
    whatIsCovered: 'What is covered?',
    protectionUnread: 'This could not be loaded.',
    close: 'Close',
  },
  fr: {
    price: 'Prix',
    from: 'À partir de',
    member: 'MEMBRE',
    memberPrice: 'Prix membre',
    memberDiscount: 'Rabais membre',
    compareAt: 'Prix de comparaison',
    regular: 'Prix',
    sale: 'Solde',
    protectionLine: 'Protection',
    total: 'Total',
    voucher: 'Donne droit à un bon de {amount}',
    finalSale: 'Vente finale\u00a0: ni retour ni échange.',
    inStock: 'En stock',
    left: 'Plus que {n} en stock',
    preOrder: { one: 'Précommande\u00a0: {n} disponible', other: 'Précommande\u00a0: {n} disponibles' },
    soldOut: 'Épuisé',
    soldOutNotify: 'Épuisé - M’aviser',
    optionSoldOut: 'épuisé',
    optionApart: 'non offert avec ce choix',
    inStockOnly: 'En stock seulement',
    nothingInStock: 'Aucun modèle n’est en stock pour le moment.',
    selectAll: 'Veuillez choisir toutes les options',
    addToCart: 'Ajouter au panier',
    adding: 'Ajout…',
    added: 'Ajouté au panier',
    checkout: 'Commander',
    failed: 'L’ajout a échoué. Veuillez réessayer.',
    unopened: 'L’ouverture a échoué. Veuillez réessayer ou actualiser la page.',
    setDelivery: 'Vérifier la livraison chez vous',
    deliverTo: 'Livraison à {place}',
    changeDelivery: 'Modifier',
    protection: 'Ajouter une protection',
    noProtection: 'Sans protection',
    years: { one: '{n} an', other: '{n} ans' },
    whatIsCovered: 'Qu’est-ce qui est couvert?',
    protectionUnread: 'Impossible d’afficher les détails pour le moment.',
    close: 'Fermer',
  },
  ko: {
    price: '가격',
    from: '최저',
    member: '멤버',
    memberPrice: '멤버 가격',
    memberDiscount: '멤버 할인',
    compareAt: '비교가',
    regular: '가격',
    sale: '세일',
    protectionLine: '제품 보호',
    total: '합계',
    voucher: '{amount} 바우처 적립',
    finalSale: '최종 할인 상품으로 교환·반품이 되지 않습니다.',
    inStock: '재고 있음',
    left: '{n}개 남음',
    preOrder: '예약 주문: {n}개 가능',
    soldOut: '품절',
    soldOutNotify: '품절 - 재입고 알림',
    optionSoldOut: '품절',
    optionApart: '선택한 옵션과 함께 선택 불가',
    inStockOnly: '재고 있는 상품만',
    nothingInStock: '현재 재고가 있는 상품이 없습니다.',
    selectAll: '모든 옵션을 선택해 주세요',
    addToCart: '장바구니에 담기',
    adding: '담는 중…',
    added: '장바구니에 담았습니다.',
    checkout: '주문하기',
    failed: '담지 못했습니다. 다시 시도해 주세요.',
    unopened: '열지 못했습니다. 다시 시도하거나 페이지를 새로고침해 주세요.',
    setDelivery: '배송 가능 지역 확인',
    deliverTo: '배송지: {place}',
    changeDelivery: '변경',
    protection: '보호 플랜',
    noProtection: '선택 안 함',
    years: '{n}년',
    whatIsCovered: '보장 내용 보기',
    protectionUnread: '지금은 내용을 불러올 수 없습니다.',
    close: '닫기',
  },
  'zh-Hant-HK': {
    price: '價錢',
    from: '由',
    member: '會員',
    memberPrice: '會員價',
    memberDiscount: '會員折扣',
    compareAt: '比較價',
    regular: '價錢',
    sale: '優惠',
    protectionLine: '產品保障',
    total: '總計',
    voucher: '可得 {amount} 禮券',
    finalSale: '最後減價，不設退換。',
    inStock: '有現貨',
    left: '只剩 {n} 件',
    preOrder: '預購：尚有 {n} 件',
    soldOut: '售罄',
    soldOutNotify: '售罄 - 到貨通知',
    optionSoldOut: '售罄',
    optionApart: '不能與所選款式配搭',
    inStockOnly: '只看現貨',
    nothingInStock: '此產品暫時沒有現貨。',
    selectAll: '請選擇所有選項',
    addToCart: '加入購物車',
    adding: '加入中…',
    added: '已加入購物車。',
    checkout: '結帳',
    failed: '未能加入，請再試一次。',
    unopened: '未能開啟，請再試一次或重新載入頁面。',
    setDelivery: '查看送貨安排',
    deliverTo: '送貨至 {place}',
    changeDelivery: '更改',
    protection: '產品保障',
    noProtection: '不用了',
    years: '{n} 年',
    whatIsCovered: '保障範圍',
    protectionUnread: '暫時未能讀取。',
    close: '關閉',
  },
}
