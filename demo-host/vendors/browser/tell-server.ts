/** What a page's script tells its vendor's server: it may be told while the page goes away, and nobody waits for the answer. */

/** Where a vendor's script came from: there is its server. Asked while the script begins. */
export function scriptAddress(): URL {
  return new URL((document.currentScript as HTMLScriptElement | null)?.src || location.href)
}

/** Posts JSON. @returns whether it arrived */
export async function tellServer(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  return answer?.ok ?? false
}
