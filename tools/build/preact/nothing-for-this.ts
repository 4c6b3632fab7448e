/** Replaces the modules of React that built widgets do not contain. An import from this file fails the build. */
export {}
