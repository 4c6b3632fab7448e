/** The nonce of the page's own scripts: one for each answer of the server. Empty where the page uses none. */
export function pageNonce(): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[nonce]')]
  return scripts.find(({ nonce }) => nonce)?.nonce ?? ''
}
