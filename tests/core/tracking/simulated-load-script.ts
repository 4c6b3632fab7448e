/** Stands in for fetching others' scripts: each is written down, and those that are blocked do not come. */
import { RoveError } from '../../../core/errors'
import { blocked, scripts } from './tracked-page'

export async function loadScript({ url, where }: { url: string; where: string }): Promise<void> {
  scripts.push(url)
  if ([...blocked].some((word) => url.includes(word))) throw new RoveError('blocked', where)
}
