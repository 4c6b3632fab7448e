/**
 * The one gate for URLs that came as data: answers, settings, server html.
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
