/** The heart and the number of hearts, in one built file: where one is, the header has the other. */
import love from './love/love.element'
import loveCount from './love-count/love-count.element'

/** The definitions by their tags. */
export default { 'rove-love': love, 'rove-love-count': loveCount }
