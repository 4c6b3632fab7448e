/** Expired sessions: the server no longer gives access to the order (CHK-06). */

/** Whether a call failed because the session has expired. */
export function isSessionOver(failure: unknown): boolean {
  const { code } = Object(failure) as { readonly code?: unknown }
  return code === 'status-403' || code === 'signed-out'
}
