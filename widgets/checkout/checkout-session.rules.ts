/** A session that is over: the server knows the order no more for whoever asks (CHK-06). */

/** Whether a call failed for that reason. */
export function isSessionOver(failure: unknown): boolean {
  const { code } = Object(failure) as { readonly code?: unknown }
  return code === 'status-403' || code === 'signed-out'
}
