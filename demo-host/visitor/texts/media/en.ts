/** The words of the journal and the videos in English; the other languages say the same. */
export const mediaEn = {
  pageJournal: 'Journal',
  journalLead: 'Rooms we have visited, materials we have cut open, and people who make things well.',
  journalCategories: 'Categories',
  journalAll: 'All',
  journalRooms: 'Rooms',
  journalMaterials: 'Materials',
  journalMakers: 'Makers',
  journalCare: 'Care',
  journalSort: 'Order',
  journalNewest: 'Newest',
  journalOldest: 'Oldest',
  journalRead: 'Most read',
  /** `{n}`: minutes. */
  journalMinutes: '{n} min read',
  journalEmpty: 'Nothing has been published here yet.',
  journalNext: 'Read next',
  pageVideos: 'Videos',
  videosLead: 'Short films of our furniture: how it is made, how it is put together, and how it is kept.',
  videosMore: 'More videos',
} as const

/** These words in one language. */
export type MediaTexts = Readonly<Record<keyof typeof mediaEn, string>>
