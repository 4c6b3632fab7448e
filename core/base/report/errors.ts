/**
 * An error with a code. Modules that own a package or a browser feature throw no other error.
 *
 * `code` names the failure in a word or two (`timeout`, `wrong-shape`). `where` names the module that reports it
 * (`love.set`, `search`). `cause` is the original error, or a description; a description is part of the message.
 * `serverMessage` is the shop's reason for a refusal, as plain text for the visitor. `note` ends its console line.
 *
 * Each built file has a copy of this class: `instanceof` compares names.
 */
export class RoveError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'RoveError'
  }

  readonly code: string
  readonly where: string
  readonly serverMessage: string | undefined
  note: string | undefined

  constructor(code: string, where: string, options?: ErrorOptions, serverMessage?: string) {
    const cause = options?.cause
    super(`${where}: ${code}${typeof cause === 'string' ? ` (${cause})` : ''}`, options)
    this.name = 'RoveError'
    this.code = code
    this.where = where
    this.serverMessage = serverMessage
  }
}

/** The shop's reason for a refusal, where it gave one. */
export function serverMessageOf(failure: unknown): string | undefined {
  return failure instanceof RoveError ? failure.serverMessage : undefined
}

/** The message of what was thrown. */
export const messageOf = (failure: unknown): string =>
  String((failure as Partial<Error> | undefined)?.message ?? failure)
