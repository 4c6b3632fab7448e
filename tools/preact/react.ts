/**
 * What the built widgets import as `react`: Preact's core and hooks, without preact/compat. Source that needs more
 * fails to build, by name, and the need is weighed then.
 */
import { Component, options } from 'preact'
import { jsx as createElement } from './jsx-runtime'

// Preact reads what these may have: they inherit nothing that a page has put on `Object.prototype`.
for (const read of [options, Component.prototype]) Object.setPrototypeOf(read, null)

export { Fragment } from 'preact'
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
/** For r2wc. */
export default { createElement }
/** What stands in a node is written as JSX, not beside its props. */
export { Component, createElement }
