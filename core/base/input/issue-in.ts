import type { BaseIssue } from 'valibot'

/** The error message of invalid input, with the path of its field: `rove.search.hosts.0.url: Invalid type: …`. */
export function issueIn(name: string, { path, message }: Pick<BaseIssue<unknown>, 'path' | 'message'>): string {
  return `${[name, ...(path ?? []).map(({ key }) => key)].join('.')}: ${message}`
}
