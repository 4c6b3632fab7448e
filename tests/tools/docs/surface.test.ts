import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { currentSurface } from '../../../tools/docs/surface'
import { missingForChanges, surfaceIn, surfaceText } from '../../../tools/docs/surface-changes'

const read = (file: string) => readFileSync(file, 'utf8')
const lines = ['attribute `rove-love` nid (required): number', 'part `rove-love` button']
const released = { version: '0.2.0', lines }
const changelog = (words: string) => `# Changelog\n\n## Unreleased\n\n${words}\n\n## 0.2.0\n\n- \`rove-love\`: born.\n`

describe('the public surface', () => {
  it('has changed since the release only as the changelog and the version say', async () => {
    const now = await currentSurface()
    expect(now.lines.length).toBeGreaterThan(1000)
    expect(missingForChanges(surfaceIn(read('surface.released.txt')), now, read('CHANGELOG.md'))).toEqual([])
  })

  it('is read as it was written', () => {
    expect(surfaceIn(surfaceText(released))).toEqual(released)
  })

  it('an addition is named in the changelog’s first section', () => {
    const now = { version: '0.2.0', lines: [...lines, 'part `rove-love` count'] }
    expect(missingForChanges(released, now, changelog(''))).toEqual([
      'CHANGELOG.md does not name `rove-love`: part `rove-love` count',
    ])
    expect(missingForChanges(released, now, changelog('- `rove-love` shows a count.'))).toEqual([])
  })

  it.each([
    ['is gone', [lines[0] ?? '']],
    ['is another one', [lines[0] ?? '', 'part `rove-love` heart']],
  ])('a part that %s is a new major version, before 1.0.0 a new minor one', (_, left) => {
    const words = changelog('- `rove-love`: changed.')
    const stays = missingForChanges(released, { version: '0.2.1', lines: left }, words)
    expect(stays).toEqual(['0.2.1 is no new major version after 0.2.0, but this is gone: part `rove-love` button'])
    expect(missingForChanges(released, { version: '0.3.0', lines: left }, words)).toEqual([])
    expect(missingForChanges({ version: '1.0.0', lines }, { version: '1.1.0', lines: left }, words)).toHaveLength(1)
    expect(missingForChanges({ version: '1.0.0', lines }, { version: '2.0.0', lines: left }, words)).toEqual([])
  })
})
