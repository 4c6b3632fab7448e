/**
 * What the built widgets import as `react`: Preact's core and hooks, without preact/compat. Source that needs more
 * fails to build, by name, and the need is weighed then.
 */
import { createElement } from 'preact'

export { Component, createElement, Fragment } from 'preact'
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
export default { createElement }
