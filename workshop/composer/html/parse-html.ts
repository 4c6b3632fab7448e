/** Parses HTML into a document that runs nothing, also where the page enforces Trusted Types. */

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string }
}

/** The parser of a page. Its policy has the name of the loader’s, which is not on this page. */
export function createParser(): (html: string) => Document {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  const policy = trustedTypes?.createPolicy('rove', { createHTML: (html) => html })
  return (html) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}
