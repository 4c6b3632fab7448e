import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { openPanel } from '../../core/view/panel/panel'
import css from '../../workshop/doctor/doctor.css?inline'
import { DoctorPanel } from '../../workshop/doctor/doctor-panel'
import type { DoctorReport, Finding } from '../../workshop/doctor/finding'

interface DoctorArgs {
  readonly report: DoctorReport | undefined
}

const findings: readonly Finding[] = [
  {
    severity: 'error',
    what: 'The policy does not allow the calls to the shop.',
    evidence: 'connect-src https://api.example',
    mend: 'Add https://shop.example to connect-src.',
  },
  {
    severity: 'warning',
    what: 'rove.js blocks the page until it has arrived.',
    evidence: '<script src="/rove/rove.js"></script>',
    mend: 'Add async fetchpriority="high" to its tag.',
  },
  { severity: 'note', what: 'Found: Drupal 7 or earlier, jQuery 1.12.4.', mend: 'Nothing to do.' },
]

const report = (found: readonly Finding[]): DoctorReport => ({
  version: '1.0.0',
  page: 'https://shop.example/sofas',
  checks: [
    { name: 'script', title: 'The script', findings: found.slice(1, 2) },
    { name: 'policy', title: 'Content security policy and Trusted Types', findings: found.slice(0, 1) },
    { name: 'settings', title: 'Settings', findings: [] },
    { name: 'host', title: 'The CMS and its libraries', findings: found.slice(2) },
  ],
  counts: { error: Math.min(found.length, 1), warning: Math.min(found.length, 1), note: Math.min(found.length, 1) },
})

const meta: Meta<DoctorArgs> = {
  title: 'doctor-panel',
  // Its browser tests run for each change.
  tags: ['nightly'],
  args: { report: report(findings) },
  render: () => <p>Open with ?rove-doctor on any page.</p>,
  /** The panel is open while the story is shown. */
  beforeEach({ args }) {
    const panel = openPanel('data-rove-doctor', [css])
    panel.show(createElement(DoctorPanel, { report: args.report, openDialogs: 0, again: () => {} }))
    return () => panel.close()
  },
}
export default meta
type Story = StoryObj<DoctorArgs>

const showsText = (words: string) => () =>
  waitFor(() =>
    expect(document.querySelector('[data-rove-doctor]')?.shadowRoot?.textContent).toContain(words),
  ) as Promise<void>

export const Findings: Story = { play: showsText('1 error, 1 warning, 1 note.') }
export const AllIsWell: Story = { args: { report: report([]) }, play: showsText('All is well. 0 notes.') }
export const Examining: Story = { args: { report: undefined }, play: showsText('Examining this page …') }
