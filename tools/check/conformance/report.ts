/** The report of a run. */
import type { Fault } from './faults'

/** The result of one case. */
export type CaseResult =
  | { readonly title: string; readonly result: 'ok'; readonly note?: string }
  | { readonly title: string; readonly result: 'not tried'; readonly why: string }
  | {
      readonly title: string
      /** `note`: it is wrong, but answered by the host system and not by what answers the contract. */
      readonly result: 'wrong' | 'note'
      /** The request, without the values of fields that can be personal, without cookies and headers. */
      readonly sent: string
      /** `undefined` if there was no answer. */
      readonly status: number | undefined
      readonly faults: readonly Fault[]
    }

/** The results of one call. */
export interface CallReport {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly cases: readonly CaseResult[]
}

/** The whole report. */
export interface Report {
  readonly server: string
  readonly calls: readonly CallReport[]
  /** The values that were needed and not given. */
  readonly missingValues: readonly string[]
  readonly summary: ReportSummary
}

/** How many there are. */
export interface ReportSummary {
  readonly calls: number
  readonly cases: number
  readonly wrong: number
  readonly notes: number
  readonly notTried: number
}

/** Counts the calls and cases. */
export function summaryOf(calls: readonly CallReport[]): ReportSummary {
  const cases = calls.flatMap((call) => call.cases)
  const count = (result: CaseResult['result']) => cases.filter((one) => one.result === result).length
  return {
    calls: calls.length,
    cases: cases.length,
    wrong: count('wrong'),
    notes: count('note'),
    notTried: count('not tried'),
  }
}
