/** Logs failed calls to providers on the server's console. */

/** Logs a failure without the data that a provider attached. @returns the fallback */
export function logFailure<Instead>(fallback: Instead): (failure: unknown) => Instead {
  return (failure) => {
    console.error('A payment could not be asked about:', failure instanceof Error ? failure.stack : failure)
    return fallback
  }
}
