import type { ListingTexts } from './en'

/** The words of category pages in French. */
export const listingFr: ListingTexts = {
  listColumns: '{n} colonnes',
  listPrevious: 'Page précédente',
  listPlace: '{n} sur {total}',
  listRange: '{from}–{n} sur {total}',
  listPages: 'Pages',
  listTop: 'Haut de la page',
  listSkip: 'Passer les produits',
  listEnd: 'Fin des produits',
  listAll: 'Sans préférence',
  listSort: 'Trier par',
  listUsual: 'Recommandés',
  listCheap: 'Prix croissant',
  listDear: 'Prix décroissant',
  listApply: 'Appliquer',
  listNone: 'Aucun produit ne correspond à ces filtres.',
  cardSold: 'Épuisé',
  cardNotify: 'Épuisé - M’aviser',
}
