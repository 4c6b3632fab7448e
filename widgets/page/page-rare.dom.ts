/** What few pages use: the viewer, the password form and the check of cookies. Loaded when the page has one of them. */
import { showCookieError } from './cookies/cookies.dom'
import { createPasswordCheck } from './password/password.dom'
import { createViewer } from './vr/vr.dom'

/** What creates or shows them. */
export const rare = { createPasswordCheck, createViewer, showCookieError }
