/** Code that is loaded when the page's own HTML needs it. */
import { report } from '../../core/base/report/report'
import { where } from './page.rules'

/** Uses code once it is there. A failure is reported. */
export function withCode<Code>(code: Promise<Code>, use: (code: Code) => unknown, otherwise?: () => void): void {
  code.then(use).catch((failure: unknown) => {
    report(where, failure)
    otherwise?.()
  })
}
