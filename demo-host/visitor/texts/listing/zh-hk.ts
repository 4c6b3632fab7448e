import type { ListingTexts } from './en'

/** The words of category pages in Chinese. */
export const listingZhHk: ListingTexts = {
  listColumns: '{n} 欄',
  listPrevious: '上一頁',
  listPlace: '{n} / {total}',
  listRange: '第 {from}–{n} 項，共 {total} 項',
  listPages: '頁面',
  listTop: '返回頂部',
  listSkip: '略過產品',
  listEnd: '產品列表結尾',
  listAll: '全部',
  listSort: '排列方式',
  listUsual: '推薦',
  listCheap: '價錢由低至高',
  listDear: '價錢由高至低',
  listApply: '使用',
  listNone: '沒有符合篩選條件的產品。',
  cardSold: '售罄',
  cardNotify: '售罄 - 到貨通知',
}
