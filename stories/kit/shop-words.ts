/** The shop's own texts on a story's page: server messages, a marketer's campaign, the page around a widget. */
import type { Texts } from '../../core/base/texts/texts'
import { textsOf } from './words'

type ShopCode =
  | 'refusal'
  | 'wishlist'
  | 'serversList'
  | 'aPage'
  | 'searchHint'
  | 'sale'
  | 'saleText'
  | 'saleEndsIn'
  | 'saleUntil'
  | 'coverTitle'
  | 'forLife'
  | 'coveredAgainst'
  | 'contact'
  | 'threeYears'
  | 'fiveYears'
  | 'standard'
  | 'whiteGlove'
  | 'terms'
  | 'madeForYou'
  | 'takesWeeks'
  | 'noReturn'
  | 'returns'
  | 'care'
  | 'sofas'
  | 'room'
  | 'fromTheSide'

const texts: Texts<ShopCode> = {
  en: {
    refusal: 'Two per household, please.',
    wishlist: 'Wishlist',
    serversList: 'The server’s own list.',
    aPage: 'A page of the shop.',
    searchHint: 'Search sofas, rugs, ideas',
    sale: 'Autumn sale',
    saleText: 'Rugs at last year’s price, until Sunday.',
    saleEndsIn: 'Spring sale ends in',
    saleUntil: 'Spring sale until November 30',
    coverTitle: 'Cover for Marlow',
    forLife: 'For life',
    coveredAgainst: 'Stains, rips and burns.',
    contact: 'Contact us',
    threeYears: '3 years of protection',
    fiveYears: '5 years of protection',
    standard: 'Standard',
    whiteGlove: 'White glove, carried in and unpacked',
    terms: 'Terms of custom orders',
    madeForYou: 'Something in your cart is made for you.',
    takesWeeks: 'It takes weeks.',
    noReturn: 'It cannot be returned.',
    returns: 'All about returns',
    care: 'Caring for upholstery',
    sofas: 'Sofas',
    room: 'Boucle and oak',
    fromTheSide: 'From the side',
  },
  fr: {
    refusal: 'Deux articles par foyer au maximum.',
    wishlist: 'Favoris',
    serversList: 'La liste du serveur.',
    aPage: 'Une page de la boutique.',
    searchHint: 'Canapés, tapis, idées',
    sale: 'Soldes d’automne',
    saleText: 'Les tapis au prix de l’an dernier, jusqu’à dimanche.',
    saleEndsIn: 'Fin des soldes dans',
    saleUntil: 'Soldes jusqu’au 30 novembre',
    coverTitle: 'Housse pour Marlow',
    forLife: 'À vie',
    coveredAgainst: 'Taches, déchirures et brûlures.',
    contact: 'Nous joindre',
    threeYears: '3 ans de protection',
    fiveYears: '5 ans de protection',
    standard: 'Livraison standard',
    whiteGlove: 'Service gants blancs, installation et déballage compris',
    terms: 'Conditions des commandes sur mesure',
    madeForYou: 'Un article de votre panier est fabriqué pour vous.',
    takesWeeks: 'La fabrication prend plusieurs semaines.',
    noReturn: 'Il ne peut pas être retourné.',
    returns: 'Tout sur les retours',
    care: 'Entretenir un tissu d’ameublement',
    sofas: 'Canapés',
    room: 'Bouclé et chêne',
    fromTheSide: 'De côté',
  },
  ko: {
    refusal: '한 가구당 2개까지 구매할 수 있습니다.',
    wishlist: '찜 목록',
    serversList: '서버가 보낸 목록입니다.',
    aPage: '쇼핑몰의 한 페이지입니다.',
    searchHint: '소파, 러그, 아이디어 검색',
    sale: '가을 세일',
    saleText: '일요일까지 러그를 작년 가격에 만나 보세요.',
    saleEndsIn: '봄 세일 종료까지',
    saleUntil: '봄 세일 11월 30일까지',
    coverTitle: '말로우 커버',
    forLife: '평생',
    coveredAgainst: '얼룩, 찢어짐, 탄 자국을 보장합니다.',
    contact: '문의하기',
    threeYears: '3년 보호 플랜',
    fiveYears: '5년 보호 플랜',
    standard: '일반 배송',
    whiteGlove: '설치 포함 프리미엄 배송',
    terms: '주문 제작 상품 약관',
    madeForYou: '장바구니에 주문 제작 상품이 있습니다.',
    takesWeeks: '제작에 몇 주가 걸립니다.',
    noReturn: '반품할 수 없습니다.',
    returns: '반품 안내',
    care: '패브릭 소파 관리법',
    sofas: '소파',
    room: '부클레와 오크',
    fromTheSide: '옆에서 본 모습',
  },
  'zh-Hant-HK': {
    refusal: '每個家庭最多可購買兩件。',
    wishlist: '心水清單',
    serversList: '伺服器的清單。',
    aPage: '商店的一個頁面。',
    searchHint: '搜尋梳化、地毯、靈感',
    sale: '秋季優惠',
    saleText: '地毯以去年價格發售，至星期日止。',
    saleEndsIn: '春季優惠尚餘',
    saleUntil: '春季優惠至 11 月 30 日',
    coverTitle: 'Marlow 保護套',
    forLife: '終身',
    coveredAgainst: '污漬、撕裂及燒痕。',
    contact: '聯絡我們',
    threeYears: '3 年產品保障',
    fiveYears: '5 年產品保障',
    standard: '標準送貨',
    whiteGlove: '專人送貨，包安裝及拆箱',
    terms: '訂造產品條款',
    madeForYou: '購物車內有為您訂造的產品。',
    takesWeeks: '製作需時數星期。',
    noReturn: '不設退貨。',
    returns: '退貨須知',
    care: '布藝傢俬保養',
    sofas: '梳化',
    room: '圈圈絨與橡木',
    fromTheSide: '側面',
  },
}

/** @see ShopCode */
export const shop = textsOf(texts)
