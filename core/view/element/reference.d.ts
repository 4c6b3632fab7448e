/**
 * True where an element's reference is needed: in the manifest's build, tests and stories. False in the built widgets,
 * which leave its texts out.
 */
declare const __ROVE_REFERENCE__: boolean
