/** The elements of the home page, in one built file: a home page has most of them. */
import advantages from './home-advantages/home-advantages.element'
import bestsellers from './home-bestsellers/home-bestsellers.element'
import membership from './home-membership/home-membership.element'
import originals from './home-originals/home-originals.element'
import poem from './home-poem/home-poem.element'

/** The definitions by their tags. */
export default {
  'rove-home-advantages': advantages,
  'rove-home-bestsellers': bestsellers,
  'rove-home-membership': membership,
  'rove-home-originals': originals,
  'rove-home-poem': poem,
}
