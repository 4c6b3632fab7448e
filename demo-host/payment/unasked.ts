/** What a provider was asked and did not answer: whoever runs the shop reads why, a mistake of the shop's own among it. */

/** Writes a failure's words to the server's console, without what a provider hung onto it. @returns what goes on instead */
export function unasked<Instead>(instead: Instead): (failure: unknown) => Instead {
  return (failure) => {
    console.error('A payment could not be asked about:', failure instanceof Error ? failure.stack : failure)
    return instead
  }
}
