/** Fetched once, however many ask for it. What did not come is fetched anew for the next who asks. */
export function fetched<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined
  return () => {
    code ??= load().catch((failure: unknown) => {
      code = undefined
      throw failure
    })
    return code
  }
}
