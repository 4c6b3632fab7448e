/**
 * What a file is: by its first bytes, then by its type, then by its name. Phones give pictures numbers as names, and a
 * program can have the name of a picture. Browser and server judge alike (TRADE-02).
 */
import { typedText } from './typed.rules'

/** A kind of file that a form can ask for. */
export type FileKind = 'pdf' | 'jpg' | 'png' | 'heic'

/** What is known of a file. */
export interface FileFacts {
  readonly name: string
  /** Its media type, as the browser says it; empty where it does not know. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** Its first `headBytes` bytes, or all of a shorter file. */
  readonly head: Uint8Array
}

/** Which files a form takes. */
export interface FileLimits {
  readonly kinds: readonly FileKind[]
  /** The largest size. */
  readonly megabytes: number
}

/** Why a file is refused. `content`: its name says a kind that the form takes, but its content is of another one. */
export type FileProblem = 'empty' | 'kind' | 'content' | 'size'

/** How many bytes of a file are read to know its kind. */
export const headBytes = 1028
const megabyte = 1024 * 1024
/** The longest name of a file on the systems of phones and computers. */
const longestName = 255

/** Each kind with its media type and the ends of its names; the first one is usual. */
const kinds: Readonly<Record<FileKind, { readonly type: string; readonly endings: readonly string[] }>> = {
  pdf: { type: 'application/pdf', endings: ['pdf'] },
  jpg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { type: 'image/png', endings: ['png'] },
  heic: { type: 'image/heic', endings: ['heic'] },
}

/** The first characters of kinds that need no closer look: each is a byte. */
const beginnings: Readonly<Record<'jpg' | 'png', string>> = {
  jpg: '\u00ff\u00d8\u00ff',
  png: '\u0089PNG\r\n\u001a\n',
}
/** A PDF, and what programs and printers write before it. A page with these words in it is none. */
const pdf = /^[^<]{0,1023}%PDF-/s

/** The brands of pictures that only HEIC has, and of others in the same container. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
const otherBrands = ['avif', 'avis']
/** The brands of a container that says nothing of the pictures in it. */
const openBrands = ['mif1', 'msf1']

/** The kind of a file; `undefined` for any other. */
export function kindOf(file: FileFacts): FileKind | undefined {
  const text = [...file.head].map((byte) => String.fromCharCode(byte)).join('')
  if (text.startsWith(beginnings.jpg)) return 'jpg'
  if (text.startsWith(beginnings.png)) return 'png'
  if (isHeic(text, file)) return 'heic'
  return pdf.test(text) ? 'pdf' : undefined
}

/** A container of pictures begins with its length, `ftyp`, its brand, four more bytes, and the brands it is also of. */
function isHeic(text: string, { type, name }: FileFacts): boolean {
  if (text.slice(4, 8) !== 'ftyp') return false
  const end = (text.charCodeAt(2) << 8) + text.charCodeAt(3)
  const brands = [text.slice(8, 12), ...(text.slice(16, end).match(/.{4}/gs) ?? [])]
  const isOneOf = (some: readonly string[]) => brands.some((brand) => some.includes(brand))
  if (isOneOf(heicBrands)) return true
  if (!isOneOf(openBrands) || isOneOf(otherBrands)) return false
  // The bytes leave it open: the type decides, and without one the name.
  if (type && type !== 'application/octet-stream') return /^image\/hei[cf]/i.test(type)
  return /\.hei[cf]$/i.test(plainFileName(name))
}

/** Why a file is refused; `undefined` for one that is accepted. */
export function fileProblem(file: FileFacts, limits: FileLimits): FileProblem | undefined {
  if (file.size === 0) return 'empty'
  const kind = kindOf(file)
  if (!kind || !limits.kinds.includes(kind))
    return limits.kinds.some((one) => isNamed(file.name, one)) ? 'content' : 'kind'
  return file.size > limits.megabytes * megabyte ? 'size' : undefined
}

/** A file’s name as it is shown: without what cannot be seen, and without blanks and dots at its end. */
export function plainFileName(name: string): string {
  const text = typedText(name.slice(0, longestName))
  let end = text.length
  while (end > 0 && ' .'.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/**
 * How a file of a known kind is sent and kept: its type is that of its kind, and its name ends as those of its kind do,
 * also for systems that go by names.
 */
export function keptAs(file: FileFacts): { readonly name: string; readonly type: string } {
  const name = plainFileName(file.name)
  const kind = kindOf(file)
  if (!kind) return { name, type: '' }
  const { type, endings } = kinds[kind]
  return { name: isNamed(name, kind) ? name : `${name || kind}.${endings[0]}`, type }
}

/** Whether a file’s name ends as those of a kind do. */
function isNamed(name: string, kind: FileKind): boolean {
  const plain = plainFileName(name).toLowerCase()
  return kinds[kind].endings.some((ending) => plain.endsWith(`.${ending}`))
}

/** The `accept` of a file input for these kinds: by names, and by types for pictures whose name says nothing. */
export function acceptOf(some: readonly FileKind[]): string {
  const rows = some.map((kind) => kinds[kind])
  const ends = rows.flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  return [...ends, ...rows.map(({ type }) => type)].join()
}
