/** True where an element's reference is wanted: in the manifest's build, tests and stories. False on the page, where its words are left out. */
declare const __ROVE_REFERENCE__: boolean
