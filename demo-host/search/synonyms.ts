/** Customers' synonyms of each category's name. */
import type { Category } from '../catalogue/catalogue'

export const synonyms: Readonly<Record<Category, string>> = {
  sofas: 'couch couches settee divan seating',
  chairs: 'seat seats seating',
  tables: 'desk counter top',
  rugs: 'carpet carpets mat mats',
  pillows: 'cushion cushions throw',
  outdoor: 'garden patio terrace balcony',
}
