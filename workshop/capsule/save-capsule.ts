/** Saves a capsule as a file. */
import type { Capsule } from './capsule'

/** @returns the name of the file */
export function saveCapsule(capsule: Capsule): string {
  const url = URL.createObjectURL(new Blob([JSON.stringify(capsule)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(capsule)
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
  return link.download
}

/** `capsule-sofas-2026-11-28-1405.json` */
function fileNameOf({ page, made }: Capsule): string {
  const path = page.path.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return `capsule-${path || 'home'}-${made.slice(0, 16).replace('T', '-').replace(':', '')}.json`
}
