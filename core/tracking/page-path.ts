/** The page's path, as it may be told: Drupal's way back in without a password is none. */
export const pagePath = (): string => location.pathname.replace(/(?<=\/user\/reset)\/.*/, '')
