/** A name for one operation: sent with every attempt, so that the server does it once. 32 hex digits. */
export function operationId(): string {
  // Not `randomUUID`, which a page without https does not have.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
