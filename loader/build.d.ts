/** Filled in by the build. */
declare const __ROVE_VERSION__: string
/** The folder of the built modules below the base: a hash of their content, so that they can be cached for ever. */
declare const __ROVE_BUILD__: string
/** Names of the widgets that are not in `loadsWhenIdle`, with a `|` between them. */
declare const __ROVE_LOADS_WHEN_VISIBLE__: string
