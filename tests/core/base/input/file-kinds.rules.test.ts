import { describe, expect, it } from 'vitest'
import {
  acceptOf,
  type FileFacts,
  fileProblem,
  headBytes,
  keptAs,
  kindOf,
  plainFileName,
} from '../../../../core/base/input/file-kinds.rules'
import { type FirstBytes, fileBytes } from '../../../file-signatures'

const fileOf = (kind: FirstBytes, name = '', type = '', size = 2000): FileFacts => ({
  ...{ name, type, size },
  head: fileBytes(kind, size).slice(0, headBytes),
})

describe('the kind of a file', () => {
  it.each([
    ['pdf', 'pdf'],
    ['a pdf after a byte order mark', 'pdf'],
    ['a pdf of a printer', 'pdf'],
    ['jpg', 'jpg'],
    ['png', 'png'],
    ['heic', 'heic'],
    ['a heic of another phone', 'heic'],
  ] as const)('TRADE-02 of %s is known by its first bytes, whatever it is called', (bytes, kind) => {
    for (const name of ['', '1000004321', 'tool.exe', 'a.jpg', 'a.pdf', 'a.heic', 'a.png '])
      for (const type of ['', 'application/octet-stream', 'image/jpeg', 'text/plain'])
        expect(kindOf(fileOf(bytes, name, type))).toBe(kind)
  })

  it.each([
    ...(['avif', 'mp4', 'webp', 'gif', 'a program for Windows', 'a program for Linux', 'a script'] as const),
    ...(['a page', 'a zip'] as const),
  ])('TRADE-02 %s is none that is accepted, whatever it is called', (bytes) => {
    for (const [name, type] of [
      ['tool.jpg', 'image/jpeg'],
      ['tool.pdf', 'application/pdf'],
      ['tool.heic', 'image/heic'],
      ['tool.png', ''],
    ] as const)
      expect(kindOf(fileOf(bytes, name, type))).toBeUndefined()
  })

  it.each([
    ['image/heic', 'photo', 'heic'],
    ['image/heif', 'photo.png', 'heic'],
    ['image/avif', 'photo.heic', undefined],
    ['', 'photo.HEIC', 'heic'],
    ['application/octet-stream', 'photo.heif. ', 'heic'],
    ['', 'photo', undefined],
  ] as const)('TRADE-02 where the bytes leave it open, “%s” and then “%s” decide: %s', (type, name, kind) => {
    expect(kindOf(fileOf('an open container', name, type))).toBe(kind)
  })

  it('TRADE-02 of a file that ends early is none', () => {
    for (const bytes of ['pdf', 'jpg', 'png', 'heic'] as const)
      for (const size of [0, 1, 2]) expect(kindOf(fileOf(bytes, 'card.pdf', '', size))).toBeUndefined()
  })
})

describe('the problem of a file', () => {
  const limits = { kinds: ['pdf', 'jpg'], megabytes: 10 } as const
  const tenMegabytes = 10 * 1024 * 1024
  it.each([
    ['jpg', '1000004321', 2000, undefined],
    ['pdf', 'card.PDF', tenMegabytes, undefined],
    ['pdf', 'card.pdf ', 2000, undefined],
    ['pdf', 'card.pdf', tenMegabytes + 1, 'size'],
    ['pdf', 'card.pdf', 0, 'empty'],
    ['png', 'card', 2000, 'kind'],
    ['png', 'card.png', 2000, 'kind'],
    ['png', 'card.JPEG', 2000, 'content'],
    ['a program for Windows', 'tool.jpg', 2000, 'content'],
    ['a script', 'tool.pdf.', 2000, 'content'],
    ['a program for Linux', 'tool', 2000, 'kind'],
  ] as const)('TRADE-02 with the bytes of %s, named “%s”, of %i bytes: %s', (bytes, name, size, problem) => {
    expect(fileProblem(fileOf(bytes, name, '', size), limits)).toBe(problem)
  })
})

describe('the name of a file', () => {
  it.each([
    ['card.pdf', 'card.pdf'],
    ['card.pdf ', 'card.pdf'],
    ['card.pdf. . ', 'card.pdf'],
    [' card.pdf\u00a0', 'card.pdf'],
    ['car\u202ed.pdf', 'card.pdf'],
    ['cafe\u0301.pdf', 'café.pdf'],
    ['.card', '.card'],
    ['. .', ''],
  ])('TRADE-02 “%s” is shown as “%s”', (name, shown) => {
    expect(plainFileName(name)).toBe(shown)
  })

  it.each([
    ['jpg', '1000004321', '1000004321.jpg', 'image/jpeg'],
    ['jpg', 'photo.JPEG ', 'photo.JPEG', 'image/jpeg'],
    ['jpg', 'photo.png', 'photo.png.jpg', 'image/jpeg'],
    ['pdf', '...', 'pdf.pdf', 'application/pdf'],
    ['heic', 'photo.heif', 'photo.heif.heic', 'image/heic'],
    ['png', 'card.png', 'card.png', 'image/png'],
    ['gif', 'card.gif', 'card.gif', ''],
  ] as const)('TRADE-02 a file with the bytes of %s, named “%s”, is sent as “%s”', (bytes, name, sent, type) => {
    expect(keptAs(fileOf(bytes, name))).toEqual({ name: sent, type })
  })

  it('TRADE-02 is not longer than file systems allow', () => {
    expect(plainFileName(`${'.'.repeat(1_000_000)}pdf`)).toBe('')
    expect(plainFileName('a'.repeat(1000)).length).toBe(255)
  })
})

it('TRADE-02 a file input offers files by their names and by their types', () => {
  expect(acceptOf(['pdf', 'jpg'])).toBe('.pdf,.jpg,.jpeg,application/pdf,image/jpeg')
})
