/** Runs all checks of the doctor. */
import { maskAddresses } from '../../core/base/input/mask-emails'
import { messageOf } from '../../core/base/report/errors'
import { checks } from './checks'
import type { CheckReport, DoctorReport, Finding, Severity, Visit } from './finding'

/** The longest text of a finding. */
const longest = 300

/** What the doctor knows of a page before it examines it. */
export type Known = Pick<Visit, 'tags' | 'openedAt' | 'asleep' | 'isOwnTime'>

/** Examines this page. Nothing is changed: all requests are GET or HEAD. */
export async function examine(version: string, known: Known): Promise<DoctorReport> {
  const visit: Visit = {
    ...known,
    ...(await requestPage()),
    folder: new URL(import.meta.url.replace(/[^/]*$/, '')),
  }
  const reports: CheckReport[] = []
  // One after the other, so that they do not disturb each other's measurements.
  for (const { name, title, run } of checks)
    reports.push({ name, title, findings: (await findingsOf(run, visit)).map(presentable) })
  const count = (severity: Severity) =>
    reports.flatMap(({ findings }) => findings).filter((finding) => finding.severity === severity).length
  return {
    version,
    page: location.origin + location.pathname,
    checks: reports,
    counts: { error: count('error'), warning: count('warning'), note: count('note') },
  }
}

/** Requests the page again, for its headers. A policy that refuses the request is in the event that says so. */
async function requestPage(): Promise<Pick<Visit, 'answer' | 'policy' | 'reportedPolicy'>> {
  let refusing = ''
  const read = (event: SecurityPolicyViolationEvent) => {
    refusing = event.disposition === 'enforce' ? event.originalPolicy : refusing
  }
  document.addEventListener('securitypolicyviolation', read)
  const answer = await fetch(location.href, { credentials: 'same-origin' }).catch(() => undefined)
  if (!answer) await new Promise((resolve) => setTimeout(resolve))
  document.removeEventListener('securitypolicyviolation', read)
  const header = (name: string) => answer?.headers.get(name)
  return {
    answer,
    policy: header('content-security-policy') ?? refusing,
    reportedPolicy: header('content-security-policy-report-only') ?? '',
  }
}

async function findingsOf(run: (typeof checks)[number]['run'], visit: Visit): Promise<readonly Finding[]> {
  try {
    return await run(visit)
  } catch (failure) {
    const what = `This check could not be made: ${messageOf(failure)}`
    return [{ severity: 'note', what, mend: 'Open the page without extensions of the browser, and try again.' }]
  }
}

/** Without addresses of persons, in one line, and not too long. */
function presentable(finding: Finding): Finding {
  const { evidence } = finding
  const text = (words: string) => maskAddresses(words).replace(/\s+/g, ' ').slice(0, longest)
  return { ...finding, what: text(finding.what), ...(evidence ? { evidence: text(evidence) } : {}) }
}
