/** Replaces loading of external scripts: records each one, and rejects the blocked ones. */
import { RoveError } from '../../../core/base/report/errors'
import { blocked, scripts } from './tracked-page'

export async function loadScript({ url, where }: { url: string; where: string }): Promise<void> {
  scripts.push(url)
  if ([...blocked].some((word) => url.includes(word))) throw new RoveError('blocked', where)
}
