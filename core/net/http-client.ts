/** Owns ky. A file of its own, because ky throws while it is imported on pages that have replaced `Request`. */
import ky, { isHTTPError } from 'ky'

/** What requests are sent with. Imported by `openHttp` alone. */
export const client = { ky, isHTTPError } as const
