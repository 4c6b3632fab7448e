/**
 * The `react` of built widgets: Preact's core and hooks, without preact/compat. An import of anything else fails
 * the build.
 */
import { Component, options } from 'preact'
import { jsx as createElement } from './jsx-runtime'

// Preact reads optional fields of these. Without a prototype they inherit nothing from the page's `Object.prototype`.
for (const read of [options, Component.prototype]) Object.setPrototypeOf(read, null)

export { Fragment } from 'preact'
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
/** Children are written as JSX, not as further arguments. */
export { Component, createElement }
