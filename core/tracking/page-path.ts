/** The page's path without secrets: the token of Drupal's password reset is removed. */
export const pagePath = (): string => location.pathname.replace(/(\/user\/reset)\/.*/, '$1')
