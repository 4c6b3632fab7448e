/** Where the composer is in the site: the build copies `dist/` there, with an element's name after `#`. */
export const composerAddress = './rove/composer/index.html'
