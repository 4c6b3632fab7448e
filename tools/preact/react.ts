/**
 * What the built widgets import as `react`: Preact's core and hooks, without preact/compat. Source that needs more
 * fails to build, by name, and the need is weighed then.
 */
import { jsx as createElement } from './jsx-runtime'

export { Component, Fragment } from 'preact'
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
/** For r2wc. */
export default { createElement }
/** What stands in a node is written as JSX, not beside its props. */
export { createElement }
