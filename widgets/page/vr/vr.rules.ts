import { phoneScreens } from '../../../core/base/device/screens.rules'

/** A viewer that has not loaded within this time is reported to the visitor, in milliseconds. Proposed (PAGE-03). */
export const viewerLimitMs = 15_000

/** Screens that get the viewer for phones: touch screens, and those up to the specification's width (PAGE-08). */
export const mobileScreens = `(pointer: coarse), ${phoneScreens}`

/**
 * What the viewer's page may do. Not in the list: navigating this page, and opening its dialogs. Its own origin is
 * needed by viewers that store something.
 */
export const viewerSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock'

/** The features that a viewer may use: https://www.w3.org/TR/permissions-policy/ */
export const viewerFeatures = 'xr-spatial-tracking; gyroscope; accelerometer; magnetometer; fullscreen; autoplay'
