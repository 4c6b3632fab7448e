import type { MediaTexts } from './en'

/** The words of the journal and the videos in French. */
export const mediaFr: MediaTexts = {
  pageJournal: 'Le journal',
  journalLead: 'Des intérieurs que nous avons visités, des matières que nous avons ouvertes et des gens de métier.',
  journalCategories: 'Rubriques',
  journalAll: 'Toutes',
  journalRooms: 'Pièces',
  journalMaterials: 'Matières',
  journalMakers: 'Artisans',
  journalCare: 'Entretien',
  journalSort: 'Ordre',
  journalNewest: 'Plus récents',
  journalOldest: 'Plus anciens',
  journalRead: 'Les plus lus',
  journalMinutes: '{n} min de lecture',
  journalEmpty: 'Rien n’a encore été publié ici.',
  journalNext: 'À lire ensuite',
  pageVideos: 'Vidéos',
  videosLead: 'De courts films sur nos meubles\u00a0: leur fabrication, leur montage et leur entretien.',
  videosMore: 'Autres vidéos',
}
