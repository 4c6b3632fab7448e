import type { ListingTexts } from './en'

/** The words of category pages in Korean. */
export const listingKo: ListingTexts = {
  listColumns: '{n}열로 보기',
  listPrevious: '이전 페이지',
  listPlace: '{total}개 중 {n}개',
  listRange: '{total}개 중 {from}~{n}번째',
  listPages: '페이지',
  listTop: '맨 위로',
  listSkip: '상품 건너뛰기',
  listEnd: '상품 목록의 끝',
  listAll: '전체',
  listSort: '정렬 기준',
  listUsual: '추천순',
  listCheap: '가격 낮은순',
  listDear: '가격 높은순',
  listApply: '적용',
  listNone: '조건에 맞는 상품이 없습니다.',
  cardSold: '품절',
  cardNotify: '품절 - 재입고 알림',
}
