/** What an opened host needs: loaded when one is pressed. */
import { createHostModel } from './host.model'
import { HostView } from './host.view'

/** The state and the view of one host. */
export const hostCode = { createHostModel, HostView }
