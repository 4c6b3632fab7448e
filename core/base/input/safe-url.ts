/**
 * Checks every URL that comes from answers, settings or the server's HTML.
 *
 * @returns the absolute URL when it is http or https, else nothing (`javascript:`, `data:`, garbage)
 */
export function safeUrl(url: string): string | undefined {
  if (!url.trim()) return undefined
  try {
    const parsed = new URL(url, document.baseURI)
    return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed.href : undefined
  } catch {
    return undefined
  }
}
