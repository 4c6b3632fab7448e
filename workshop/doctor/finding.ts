/** What the doctor says of a page: shapes only. */

/**
 * How much a finding matters. `error`: something does not work, or only by luck. `warning`: it works, but slower, or not
 * everywhere. `note`: worth knowing.
 */
export type Severity = 'error' | 'warning' | 'note'

/** One finding. None of its texts contains personal data. */
export interface Finding {
  readonly severity: Severity
  /** What is wrong, as a sentence. */
  readonly what: string
  /** What was read: an attribute, a header, a field. */
  readonly evidence?: string
  /** What to do. */
  readonly mend: string
}

/** A group of questions about a page. */
export interface Check {
  readonly name: string
  readonly title: string
  /** Finds what is wrong. What it throws becomes a finding. */
  run(visit: Visit): readonly Finding[] | Promise<readonly Finding[]>
}

/** What the checks of one page share. */
export interface Visit {
  /** The page as its server sends it now; `undefined` if it could not be requested. */
  readonly answer: Response | undefined
  /** Its content security policy, as the header has it; empty if there is none or it cannot be read. */
  readonly policy: string
  /** The policy that only reports, as the header has it; empty if there is none. */
  readonly reportedPolicy: string
  /** The folder of the built files, `https://shop.example/rove/0a1b2c3d/`. */
  readonly folder: URL
  readonly tags: KnownTags
  /** When the doctor began, by `performance.now()`: later requests are its own. */
  readonly openedAt: number
  /** What was not loaded before the doctor loaded all elements. */
  readonly asleep: readonly Asleep[]
  /** Whether the doctor itself was examining the page, by `performance.now()`. */
  isOwnTime(time: number): boolean
}

/** An element as it was before the doctor has loaded it. */
export interface Asleep {
  readonly tag: string
  readonly display: string
  /** Where its box begins on the screen, and where what it contains does, in pixels. */
  readonly top: number
  readonly contentTop: number
}

/** The elements of this version. */
export interface KnownTags {
  /** Their names without `rove-`. */
  readonly names: readonly string[]
  /** The attributes of those that have some, without `load`. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
}

/** A check with its findings. */
export interface CheckReport {
  readonly name: string
  readonly title: string
  readonly findings: readonly Finding[]
}

/** The report of one page. */
export interface DoctorReport {
  readonly version: string
  /** The page's address without its query. */
  readonly page: string
  readonly checks: readonly CheckReport[]
  /** The number of findings by severity. */
  readonly counts: Readonly<Record<Severity, number>>
}
