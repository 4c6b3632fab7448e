/** The texts of the results page. The English `none…` are spelled as in the specification (RESULTS-06). */

import type { Texts } from '../../core/base/texts/texts'
import type { ResultType } from '../../core/shop/search/results-path.rules'

/** The code of a text. `products` and the other types: there are no results of this type. */
export type ResultsCode =
  | ResultType
  | 'found'
  | 'shown'
  | 'prev'
  | 'next'
  | 'added'
  | 'loading'
  | 'remove'
  | 'clear'
  | 'apply'
  | 'failed'
  | 'unapplied'
  | 'retry'
  | 'close'

/** The texts by language. */
export const resultsTexts: Texts<ResultsCode> = {
  en: {
    products: 'No products found.',
    customer_photos: 'No photos found.',
    reviews: 'No reviews found.',
    pages: 'No pages found.',
    STL: 'Nothing found.',
    found: { one: '{n} result', other: '{n} results' },
    shown: { one: '{shown} of {n} result', other: '{shown} of {n} results' },
    prev: 'Previous',
    next: 'Show more',
    added: { one: '{n} more result, {shown} of {count}', other: '{n} more results, {shown} of {count}' },
    loading: 'Loading results…',
    remove: 'Remove {name}',
    clear: 'Clear all',
    apply: { one: 'Show {n} result', other: 'Show {n} results' },
    failed: 'The search is not answering. These are the last results.',
    unapplied: '“{name}” could not be applied.',
    retry: 'Try again',
    close: 'Close',
  },
  fr: {
    products: 'Aucun produit trouvé.',
    customer_photos: 'Aucune photo trouvée.',
    reviews: 'Aucun avis trouvé.',
    pages: 'Aucune page trouvée.',
    STL: 'Aucun résultat.',
    found: { one: '{n} résultat', other: '{n} résultats' },
    shown: { one: '{shown} sur {n} résultat', other: '{shown} sur {n} résultats' },
    prev: 'Précédente',
    next: 'Afficher plus',
    added: { one: '{n} résultat de plus, {shown} sur {count}', other: '{n} résultats de plus, {shown} sur {count}' },
    loading: 'Chargement des résultats…',
    remove: 'Retirer {name}',
    clear: 'Tout effacer',
    apply: { one: 'Afficher {n} résultat', other: 'Afficher {n} résultats' },
    failed: 'La recherche ne répond pas. Voici les derniers résultats.',
    unapplied: 'Impossible d’appliquer « {name} ».',
    retry: 'Réessayer',
    close: 'Fermer',
  },
  ko: {
    products: '상품을 찾을 수 없습니다.',
    customer_photos: '사진을 찾을 수 없습니다.',
    reviews: '후기를 찾을 수 없습니다.',
    pages: '페이지를 찾을 수 없습니다.',
    STL: '결과가 없습니다.',
    found: '결과 {n}개',
    shown: '결과 {n}개 중 {shown}개',
    prev: '이전',
    next: '더 보기',
    added: '결과 {n}개가 추가되었습니다. {count}개 중 {shown}개',
    loading: '결과를 불러오는 중…',
    remove: '{name} 삭제',
    clear: '모두 해제',
    apply: '결과 {n}개 보기',
    failed: '검색 서비스가 응답하지 않습니다. 마지막 결과를 표시하고 있습니다.',
    unapplied: '‘{name}’ 조건을 적용하지 못했습니다.',
    retry: '다시 시도',
    close: '닫기',
  },
  'zh-Hant-HK': {
    products: '找不到產品。',
    customer_photos: '找不到相片。',
    reviews: '找不到評價。',
    pages: '找不到頁面。',
    STL: '找不到結果。',
    found: '{n} 項結果',
    shown: '{n} 項結果中的 {shown} 項',
    prev: '上一頁',
    next: '顯示更多',
    added: '新增 {n} 項結果，共 {count} 項，已顯示 {shown} 項',
    loading: '正在載入結果…',
    remove: '移除 {name}',
    clear: '全部清除',
    apply: '顯示 {n} 項結果',
    failed: '搜尋服務沒有回應。您看到的是上一次的結果。',
    unapplied: '未能按「{name}」顯示結果。',
    retry: '再試一次',
    close: '關閉',
  },
}
