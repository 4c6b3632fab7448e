import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sendFile } from '../../demo-host/compressed'

const send = (content: string, accepts?: string) =>
  sendFile('theme/all.css', Buffer.from(content), { accepts, headers: { 'content-type': 'text/css' } })

it('a file is sent compressed to those that accept it, and its new content as soon as it changes', async () => {
  for (const content of ['a {}', 'a {}', 'b {}']) {
    const answer = await send(content, 'gzip, br')
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/css',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(content)
  }
})

it('a file is sent plain to those that accept nothing else', async () => {
  const answer = await send('a {}', 'gzip')
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(await answer.text()).toBe('a {}')
})
