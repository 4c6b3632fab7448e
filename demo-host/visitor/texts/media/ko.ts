import type { MediaTexts } from './en'

/** The words of the journal and the videos in Korean. */
export const mediaKo: MediaTexts = {
  pageJournal: '저널',
  journalLead: '직접 찾아간 집, 속까지 들여다본 소재, 그리고 제대로 만드는 사람들의 이야기.',
  journalCategories: '카테고리',
  journalAll: '전체',
  journalRooms: '공간',
  journalMaterials: '소재',
  journalMakers: '만드는 사람',
  journalCare: '관리',
  journalSort: '정렬',
  journalNewest: '최신순',
  journalOldest: '오래된순',
  journalRead: '많이 본 순',
  journalMinutes: '읽는 시간 {n}분',
  journalEmpty: '아직 등록된 글이 없습니다.',
  journalNext: '다음 읽을거리',
  pageVideos: '동영상',
  videosLead: '가구가 만들어지고, 조립되고, 오래 쓰이는 과정을 짧은 영상에 담았습니다.',
  videosMore: '다른 동영상',
}
