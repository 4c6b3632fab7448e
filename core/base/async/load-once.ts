/** Loads once and shares the promise between all callers. After a failure the next call loads again. */
export function loadOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined
  return () => {
    code ??= load().catch((failure: unknown) => {
      code = undefined
      throw failure
    })
    return code
  }
}
