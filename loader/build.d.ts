/** Replaced by the build. */
declare const __ROVE_VERSION__: string
/**
 * The folder of the built modules below the base: a hash of their content, so that they can be cached without expiry.
 */
declare const __ROVE_BUILD__: string
/**
 * What a shop can write into its copy of `rove.js`, at its end: the names of elements that are switched off, separated by
 * blanks, and the folder of the last good build.
 */
declare const roveOff: string
declare const roveLast: string
/** The names of the widgets that are not in `idleWidgets`, separated by `|`. The loader itself does not contain it. */
declare const __ROVE_LOADS_WHEN_VISIBLE__: string
/** The attributes of the widgets that have some. Neither this nor what follows is in the loader itself. */
declare const __ROVE_ATTRIBUTES__: Readonly<Record<string, readonly string[]>>
/** The names of the widgets with a word in `placing`: see `Placing`. */
declare const __ROVE_ONCE__: readonly string[]
declare const __ROVE_MAY_BE_EMPTY__: readonly string[]
declare const __ROVE_IN_TEMPLATES__: readonly string[]
