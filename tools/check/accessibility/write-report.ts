/** Writes the accessibility conformance report: `accessibility.json` for tools, `accessibility.html` for an auditor. */
import { writeFileSync } from 'node:fs'
import { elementFiles, widgetOf } from '../../build/widgets'
import { readProject } from '../architecture/source'
import { accessibilityReport } from './report'
import { reportPage } from './report-page'

/** Writes both files into a built folder. */
export function writeAccessibility(folder: string): void {
  const tags = elementFiles().map((file) => `rove-${widgetOf(file)}`)
  const report = accessibilityReport(readProject(), tags)
  writeFileSync(`${folder}/accessibility.json`, `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(`${folder}/accessibility.html`, reportPage(report))
}
