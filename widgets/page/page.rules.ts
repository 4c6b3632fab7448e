/** The name of the element, also in reports. */
export const where = 'rove-page'
