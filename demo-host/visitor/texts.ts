/** The words of the shop's own pages. */
import type { Language } from '../../core/domain/countries'
import type { Category } from '../catalogue/catalogue'

export type ShopCode =
  | Category
  | 'account'
  | 'addToCart'
  | 'all'
  | 'bag'
  | 'bestSellers'
  | 'bestSellersHint'
  | 'cartEmpty'
  | 'cartHint'
  | 'change'
  | 'colour'
  | 'country'
  | 'delivery'
  | 'details'
  | 'discover'
  | 'footer'
  | 'heroText'
  | 'heroTitle'
  | 'join'
  | 'login'
  | 'loginHint'
  | 'logout'
  | 'loved'
  | 'lovedEmpty'
  | 'lovedHint'
  | 'material'
  | 'member'
  | 'memberHint'
  | 'memberTitle'
  | 'menu'
  | 'more'
  | 'newArrivals'
  | 'noneFound'
  | 'notFound'
  | 'notFoundHint'
  | 'pieces'
  | 'remove'
  | 'results'
  | 'room'
  | 'roomHint'
  | 'search'
  | 'searchHint'
  | 'shop'
  | 'size'
  | 'skip'

export const shopTexts: Readonly<Record<Language, Readonly<Record<ShopCode, string>>>> = {
  en: {
    sofas: 'Sofas',
    chairs: 'Chairs',
    tables: 'Tables',
    rugs: 'Rugs',
    pillows: 'Pillows',
    outdoor: 'Outdoor',
    account: 'Account',
    addToCart: 'Add to cart',
    all: 'See all',
    bag: 'Cart',
    bestSellers: 'Best sellers',
    bestSellersHint: 'The pieces that leave our warehouse most often, and rarely come back.',
    cartEmpty: 'Your cart is empty',
    cartHint: 'Choose something you will still like in ten years.',
    change: 'Change',
    colour: 'Colour',
    country: 'Country',
    delivery: 'Free delivery, into the room of your choice.',
    details: 'Dimensions',
    discover: 'Discover',
    footer: 'Furniture for people who care about rooms.',
    heroText: 'Sofas, rugs and tables made slowly, for rooms that are lived in.',
    heroTitle: 'Come home to calm',
    join: 'Join',
    login: 'Log in',
    loginHint: 'This is a demo: choose who you are.',
    logout: 'Log out',
    loved: 'What you love',
    lovedEmpty: 'Nothing here yet',
    lovedHint: 'Press the heart on a product and it waits for you here.',
    material: 'Material',
    member: 'MEMBER',
    memberHint: 'Members pay 20% less on everything, all year, for one fee.',
    memberTitle: 'A quieter price',
    menu: 'Menu',
    more: 'Show more',
    newArrivals: 'New arrivals',
    noneFound: "Oh no, sorry we couldn't find that",
    notFound: 'This room is empty',
    notFoundHint: 'The page has moved or never was. The furniture is still here.',
    pieces: 'pieces',
    remove: 'Remove',
    results: 'Results for',
    room: 'One room, four pieces',
    roomHint: 'A low sofa, a good rug, a table at the right height, and light from the left.',
    search: 'Search',
    searchHint: 'Search sofas, rugs, ideas',
    shop: 'Shop',
    size: 'Size',
    skip: 'Skip to content',
  },
  fr: {
    sofas: 'Canapés',
    chairs: 'Fauteuils',
    tables: 'Tables',
    rugs: 'Tapis',
    pillows: 'Coussins',
    outdoor: 'Extérieur',
    account: 'Compte',
    addToCart: 'Ajouter au panier',
    all: 'Tout voir',
    bag: 'Panier',
    bestSellers: 'Meilleures ventes',
    bestSellersHint: 'Les pièces qui quittent le plus souvent notre entrepôt, et y reviennent rarement.',
    cartEmpty: 'Votre panier est vide',
    cartHint: 'Choisissez ce que vous aimerez encore dans dix ans.',
    change: 'Changer',
    colour: 'Couleur',
    country: 'Pays',
    delivery: 'Livraison gratuite, dans la pièce de votre choix.',
    details: 'Dimensions',
    discover: 'Découvrir',
    footer: 'Des meubles pour celles et ceux qui aiment les pièces à vivre.',
    heroText: 'Canapés, tapis et tables faits lentement, pour des pièces habitées.',
    heroTitle: 'Retrouver le calme',
    join: 'Adhérer',
    login: 'Se connecter',
    loginHint: 'Ceci est une démo : choisissez qui vous êtes.',
    logout: 'Se déconnecter',
    loved: 'Vos coups de cœur',
    lovedEmpty: 'Rien ici pour l’instant',
    lovedHint: 'Appuyez sur le cœur d’un produit et il vous attendra ici.',
    material: 'Matière',
    member: 'MEMBER',
    memberHint: 'Les membres paient 20 % de moins sur tout, toute l’année.',
    memberTitle: 'Un prix plus doux',
    menu: 'Menu',
    more: 'Afficher plus',
    newArrivals: 'Nouveautés',
    noneFound: 'Oh non, désolé, nous n’avons rien trouvé',
    notFound: 'Cette pièce est vide',
    notFoundHint: 'La page a changé d’adresse ou n’a jamais existé. Les meubles sont toujours là.',
    pieces: 'pièces',
    remove: 'Retirer',
    results: 'Résultats pour',
    room: 'Une pièce, quatre meubles',
    roomHint: 'Un canapé bas, un bon tapis, une table à la bonne hauteur, et la lumière de gauche.',
    search: 'Rechercher',
    searchHint: 'Canapés, tapis, idées',
    shop: 'Boutique',
    size: 'Taille',
    skip: 'Aller au contenu',
  },
  ko: {
    sofas: '소파',
    chairs: '의자',
    tables: '테이블',
    rugs: '러그',
    pillows: '쿠션',
    outdoor: '아웃도어',
    account: '계정',
    addToCart: '장바구니에 담기',
    all: '모두 보기',
    bag: '장바구니',
    bestSellers: '베스트셀러',
    bestSellersHint: '가장 많이 사랑받고, 거의 돌아오지 않는 가구들입니다.',
    cartEmpty: '장바구니가 비어 있습니다',
    cartHint: '십 년 뒤에도 좋아할 것을 골라 보세요.',
    change: '변경',
    colour: '색상',
    country: '국가',
    delivery: '원하는 방까지 무료로 배송해 드립니다.',
    details: '크기',
    discover: '둘러보기',
    footer: '공간을 아끼는 사람들을 위한 가구.',
    heroText: '천천히 만든 소파와 러그, 테이블. 살아 있는 공간을 위해.',
    heroTitle: '고요한 집으로',
    join: '가입하기',
    login: '로그인',
    loginHint: '데모입니다. 역할을 선택하세요.',
    logout: '로그아웃',
    loved: '찜한 상품',
    lovedEmpty: '아직 찜한 상품이 없습니다',
    lovedHint: '상품의 하트를 누르면 이곳에 모입니다.',
    material: '소재',
    member: 'MEMBER',
    memberHint: '멤버는 일 년 내내 모든 상품을 20% 저렴하게 구매합니다.',
    memberTitle: '더 차분한 가격',
    menu: '메뉴',
    more: '더 보기',
    newArrivals: '신상품',
    noneFound: '죄송합니다. 찾으시는 결과가 없습니다',
    notFound: '빈 방입니다',
    notFoundHint: '페이지가 옮겨졌거나 없는 주소입니다. 가구는 그대로 있습니다.',
    pieces: '개 상품',
    remove: '삭제',
    results: '검색 결과:',
    room: '하나의 방, 네 가지 가구',
    roomHint: '낮은 소파, 좋은 러그, 알맞은 높이의 테이블, 그리고 왼쪽에서 드는 빛.',
    search: '검색',
    searchHint: '소파, 러그, 아이디어 검색',
    shop: '쇼핑',
    size: '사이즈',
    skip: '본문으로 건너뛰기',
  },
  'zh-Hant-HK': {
    sofas: '梳化',
    chairs: '椅子',
    tables: '枱',
    rugs: '地毯',
    pillows: '咕𠱸',
    outdoor: '戶外',
    account: '帳戶',
    addToCart: '加入購物車',
    all: '查看全部',
    bag: '購物車',
    bestSellers: '熱賣產品',
    bestSellersHint: '最常離開我們倉庫，又極少回來的家具。',
    cartEmpty: '您的購物車是空的',
    cartHint: '挑一件十年後仍然喜歡的。',
    change: '更改',
    colour: '顏色',
    country: '國家／地區',
    delivery: '免費送貨，直達您指定的房間。',
    details: '尺寸',
    discover: '探索',
    footer: '為珍惜空間的人而造的家具。',
    heroText: '慢工製作的梳化、地毯與枱，為真正生活的空間。',
    heroTitle: '回到寧靜的家',
    join: '加入',
    login: '登入',
    loginHint: '這是示範：請選擇身份。',
    logout: '登出',
    loved: '您的收藏',
    lovedEmpty: '這裡暫時沒有產品',
    lovedHint: '按下產品上的心形，它便會在這裡等您。',
    material: '物料',
    member: 'MEMBER',
    memberHint: '會員全年全線八折。',
    memberTitle: '更安靜的價錢',
    menu: '選單',
    more: '顯示更多',
    newArrivals: '新品',
    noneFound: '抱歉，找不到相關結果',
    notFound: '這個房間是空的',
    notFoundHint: '頁面已搬走，或從未存在。家具仍在。',
    pieces: '件產品',
    remove: '移除',
    results: '搜尋結果：',
    room: '一個房間，四件家具',
    roomHint: '低矮的梳化、好的地毯、高度剛好的枱，還有左邊的光。',
    search: '搜尋',
    searchHint: '搜尋梳化、地毯、靈感',
    shop: '購物',
    size: '尺碼',
    skip: '跳至內容',
  },
}
