import type { BaseIssue } from 'valibot'

/** What is wrong with what came from elsewhere, and in which field: `rove.search.hosts.0.url: Invalid type: …`. */
export function issueIn(name: string, { path, message }: Pick<BaseIssue<unknown>, 'path' | 'message'>): string {
  return `${[name, ...(path ?? []).map(({ key }) => key)].join('.')}: ${message}`
}
