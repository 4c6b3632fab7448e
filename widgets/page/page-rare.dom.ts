/** What few pages use, loaded then: a viewer that was pressed, a password form, and the check of cookies on a first visit. */
import { showCookieError } from './cookies/cookies.dom'
import { createPasswordCheck } from './password/password.dom'
import { createViewer } from './vr/vr.dom'

/** What creates or shows them. */
export const rare = { createPasswordCheck, createViewer, showCookieError }
