/**
 * A failure with a name. Doors (the owners of packages and browser features) throw this and nothing else.
 *
 * `code` says what went wrong in a word or two (`timeout`, `wrong-shape`), `where` which part of ours noticed
 * (`love.set`, `search`), `cause` what was thrown underneath, or what is wrong in words: those stand in the message.
 * `serverMessage` is the shop's own reason for a refusal, as plain text for the visitor.
 */
export class RoveError extends Error {
  readonly code: string
  readonly where: string
  readonly serverMessage: string | undefined

  constructor(code: string, where: string, options?: ErrorOptions, serverMessage?: string) {
    const cause = options?.cause
    super(`${where}: ${code}${typeof cause === 'string' ? ` (${cause})` : ''}`, options)
    this.name = 'RoveError'
    this.code = code
    this.where = where
    this.serverMessage = serverMessage
  }
}

/** The shop's own reason, where it gave one. */
export function serverMessageOf(failure: unknown): string | undefined {
  return failure instanceof RoveError ? failure.serverMessage : undefined
}
