/**
 * The built module `_doctor.js`. The loader imports it on a page opened with `?rove-doctor` and calls `openDoctor()`: a
 * panel for developers, in English, that says what is wrong with how the elements are placed, and what to do.
 */
import { createElement } from 'react'
import { createStore } from '../../core/base/state/create-store'
import { acquireShared, page } from '../../core/base/state/page'
import { openPanel } from '../../core/view/panel/panel'
import { findAsleep } from './asleep'
import css from './doctor.css?inline'
import { DoctorPanel } from './doctor-panel'
import { examine } from './examine'
import type { DoctorReport, KnownTags } from './finding'

/** The element of the panel. Tools read the report from it. */
export interface DoctorElement extends HTMLElement {
  /** The latest report; `undefined` until it is complete. */
  report: DoctorReport | undefined
}

/** Opens the panel, once a page, and examines the page once its elements are ready. */
export function openDoctor(tags: KnownTags): void {
  acquireShared('doctor', () => createDoctor(tags))
}

function createDoctor(tags: KnownTags): { stop(): void } {
  const panel = openPanel('data-rove-doctor', [css])
  const host = panel.host as DoctorElement
  const openedAt = performance.now()
  // Later all elements are loaded.
  const asleep = findAsleep()
  const examinations: { readonly from: number; until?: number }[] = []
  const isOwnTime = (time: number) =>
    examinations.some(({ from, until = Number.POSITIVE_INFINITY }) => time >= from && time <= until)
  const shared = page()
  shared.openDialogs ??= createStore(0)
  const { openDialogs } = shared
  const show = () => {
    const { report } = host
    panel.show(createElement(DoctorPanel, { report, openDialogs: openDialogs.get(), again }))
    host.dataset.roveDoctor = report ? 'complete' : ''
  }
  const again = async () => {
    host.report = undefined
    show()
    const { rove } = window as unknown as { readonly rove: { readonly version: string; ready(): Promise<void> } }
    await rove.ready()
    const examination: (typeof examinations)[number] = { from: performance.now() }
    examinations.push(examination)
    host.report = await examine(rove.version, { tags, openedAt, asleep, isOwnTime })
    examination.until = performance.now()
    show()
  }
  const leave = openDialogs.subscribe(show)
  void again()
  return {
    stop() {
      leave()
      panel.close()
    },
  }
}
