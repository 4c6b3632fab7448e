import type { Texts } from '../../core/base/texts/texts'
import type { IndexName } from '../../core/shop/search/search-indexes.contract'

/** The code of a text. */
export type SearchCode =
  | IndexName
  | 'search'
  | 'close'
  | 'recent'
  | 'clear'
  | 'viewAll'
  | 'searching'
  | 'nothing'
  | 'failed'
  | 'count'
  | 'wishlist'

/**
 * The search field's texts. The English `nothing` and `clear` are spelled as in the specification (SEARCH-04,
 * SEARCH-08).
 */
export const searchTexts: Texts<SearchCode> = {
  en: {
    search: 'Search',
    close: 'Close search',
    recent: 'Recent searches',
    clear: 'Clear recent searches',
    viewAll: { one: 'View {n} result', other: 'View all {n}' },
    searching: 'Searching…',
    nothing: "Oh no, sorry we couldn't find that",
    failed: 'No suggestions right now. Press Enter to search.',
    count: { one: '{n} result', other: '{n} results' },
    wishlist: 'Wishlist',
    products: 'Products',
    pages: 'Pages',
    category: 'Categories',
    customer_photos: 'Customer photos',
    reviews: 'Reviews',
    rooms: 'Rooms',
    STL: 'Shop the look',
  },
  fr: {
    search: 'Rechercher',
    close: 'Fermer la recherche',
    recent: 'Recherches récentes',
    clear: 'Effacer les recherches récentes',
    viewAll: { one: 'Voir {n} résultat', other: 'Tout voir ({n})' },
    searching: 'Recherche…',
    nothing: 'Oh non, désolé, nous n’avons rien trouvé',
    failed: 'Suggestions indisponibles. Appuyez sur Entrée pour rechercher.',
    count: { one: '{n} résultat', other: '{n} résultats' },
    wishlist: 'Favoris',
    products: 'Produits',
    pages: 'Pages',
    category: 'Catégories',
    customer_photos: 'Photos de clients',
    reviews: 'Avis',
    rooms: 'Pièces',
    STL: 'Acheter le look',
  },
  ko: {
    search: '검색',
    close: '검색 닫기',
    recent: '최근 검색어',
    clear: '최근 검색어 지우기',
    viewAll: '{n}개 보기',
    searching: '검색 중…',
    nothing: '죄송합니다. 찾으시는 결과가 없습니다',
    failed: '추천 검색을 불러오지 못했습니다. Enter 키를 눌러 검색하세요.',
    count: '결과 {n}개',
    wishlist: '위시리스트',
    products: '상품',
    pages: '페이지',
    category: '카테고리',
    customer_photos: '고객 사진',
    reviews: '리뷰',
    rooms: '공간',
    STL: '스타일링',
  },
  'zh-Hant-HK': {
    search: '搜尋',
    close: '關閉搜尋',
    recent: '最近搜尋',
    clear: '清除最近搜尋',
    viewAll: '查看 {n} 項',
    searching: '搜尋中…',
    nothing: '抱歉，找不到相關結果',
    failed: '暫時未能提供建議，請按 Enter 搜尋。',
    count: '{n} 項結果',
    wishlist: '收藏清單',
    products: '產品',
    pages: '頁面',
    category: '分類',
    customer_photos: '顧客照片',
    reviews: '評價',
    rooms: '房間',
    STL: '搭配靈感',
  },
}
