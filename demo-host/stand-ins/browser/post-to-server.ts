/** Posts data from a page's script to its provider's server, also while the page is being left. */

/** The address of the running script, on its provider's server. Must be called while the script starts. */
export function scriptAddress(): URL {
  return new URL((document.currentScript as HTMLScriptElement | null)?.src || location.href)
}

/** Posts JSON. @returns whether it arrived */
export async function postToServer(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  return answer?.ok ?? false
}
