/** Customers' words for a category and for a colour. */
import type { Category } from '../catalogue/catalogue'

/** Of each category's name. */
export const synonyms: Readonly<Record<Category, string>> = {
  sofas: 'couch couches settee divan seating',
  chairs: 'seat seats seating',
  tables: 'desk counter top',
  rugs: 'carpet carpets mat mats',
  pillows: 'cushion cushions throw',
  outdoor: 'garden patio terrace balcony',
}

/** The filter's list has two spellings of one colour: the catalogue has the first one. */
export const otherSpellings = new Map([['Gray', 'Grey']])
