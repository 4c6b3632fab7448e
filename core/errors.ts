/**
 * A failure with a name. Doors (the owners of packages and browser features) throw this and nothing else.
 *
 * `code` says what went wrong in a word or two (`timeout`, `wrong-shape`), `where` which part of ours noticed
 * (`love.set`, `search`), `cause` what was thrown underneath, or what is wrong in words: those stand in the message.
 */
export class RoveError extends Error {
  readonly code: string
  readonly where: string

  constructor(code: string, where: string, options?: ErrorOptions) {
    const cause = options?.cause
    super(`${where}: ${code}${typeof cause === 'string' ? ` (${cause})` : ''}`, options)
    this.name = 'RoveError'
    this.code = code
    this.where = where
  }
}
