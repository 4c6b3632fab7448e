/** The first bytes of files, as programs write them. */
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
/** The box with which pictures of these brands begin. */
const brands = (main: string, ...others: string[]) => [
  ...[0, 0, 0, 16 + 4 * others.length],
  ...ascii(`ftyp${main}`),
  ...[0, 0, 0, 0],
  ...ascii(others.join('')),
]

/** By kind. */
export const firstBytes = {
  pdf: ascii('%PDF-1.7\n'),
  'a pdf of a printer': ascii(`\u001b%-12345X@PJL JOB\n${'@PJL SET X=1\n'.repeat(40)}%PDF-1.4\n`),
  'a pdf after a byte order mark': [0xef, 0xbb, 0xbf, ...ascii('\r\n%PDF-1.4\n')],
  jpg: [0xff, 0xd8, 0xff, 0xe1, 0x1c, 0x45, ...ascii('Exif\0')],
  png: [0x89, ...ascii('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...ascii('IHDR')],
  heic: brands('heic', 'mif1', 'heic'),
  'a heic of another phone': brands('mif1', 'mif1', 'heic', 'hevc'),
  'an open container': brands('mif1', 'mif1', 'miaf'),
  avif: brands('avif', 'avif', 'mif1', 'miaf'),
  mp4: brands('isom', 'isom', 'avc1'),
  webp: [...ascii('RIFF'), 0x24, 0, 0, 0, ...ascii('WEBPVP8 ')],
  gif: ascii('GIF89a'),
  'a program for Windows': [...ascii('MZ'), 0x90, 0, 3, 0, 0, 0],
  'a program for Linux': [0x7f, ...ascii('ELF'), 2, 1, 1, 0],
  'a script': ascii('#!/bin/sh\nrm -rf "$HOME"\n'),
  'a page': ascii('<!doctype html><script>%PDF-</script>'),
  'a zip': [...ascii('PK'), 3, 4],
} as const satisfies Readonly<Record<string, readonly number[]>>

/** The name of a kind. */
export type FirstBytes = keyof typeof firstBytes

/** The bytes of a file of a kind. */
export function fileBytes(kind: FirstBytes, size = 2000): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  bytes.set(firstBytes[kind].slice(0, size))
  return bytes
}
