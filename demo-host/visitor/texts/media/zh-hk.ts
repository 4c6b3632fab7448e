import type { MediaTexts } from './en'

/** The words of the journal and the videos in the Chinese of Hong Kong. */
export const mediaZhHk: MediaTexts = {
  pageJournal: '家居誌',
  journalLead: '我們探訪過的家、剖開看過的物料，以及用心造物的人。',
  journalCategories: '分類',
  journalAll: '全部',
  journalRooms: '空間',
  journalMaterials: '物料',
  journalMakers: '匠人',
  journalCare: '保養',
  journalSort: '排序',
  journalNewest: '最新',
  journalOldest: '最舊',
  journalRead: '最多人閱讀',
  journalMinutes: '閱讀需時 {n} 分鐘',
  journalEmpty: '這裏暫時未有文章。',
  journalNext: '接着閱讀',
  pageVideos: '影片',
  videosLead: '以短片介紹我們的傢俬：如何製作、如何安裝、如何保養。',
  videosMore: '其他影片',
}
