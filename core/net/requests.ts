/**
 * All that sends requests, in one built file. It is not part of the runtime: a page on which nothing is requested does not
 * load it, and ky throws while it is imported on pages that have replaced `Request`. Imported by `openHttp` alone.
 */
export { exchange } from './exchange'
export { createHttp } from './http'
export { readText } from './read-text'
export { sampleFailure } from './sample-requests'
