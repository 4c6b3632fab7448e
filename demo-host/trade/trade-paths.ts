/** The pages of the application for trade membership. */

/** The page with the form, to which it is also posted. */
export const applicationPath = '/trade/application'
/** The page that thanks for an application. */
export const thanksPath = `${applicationPath}/thanks`
