/**
 * The files that visitors choose. No other module reads them: what is sent was judged by its content before (TRADE-02).
 */
import { builtIn } from './built-in'
import { type FileLimits, type FileProblem, fileProblem, headBytes, keptAs, plainFileName } from './file-kinds.rules'

declare const judged: unique symbol
/** A file that may be sent. Only `judge` of a chosen file makes one. */
export interface JudgedFile {
  readonly [judged]: true
  readonly content: Blob
  /** The name under which it is sent. */
  readonly name: string
}

/** A file that the visitor has chosen. */
export interface ChosenFile {
  /** Its name as it is shown. */
  readonly name: string
  /**
   * Reads its first bytes, and returns the file if it may be sent. `changed`: it is not there any more as it was
   * chosen, and can never be sent. The visitor has to choose it again.
   */
  judge(limits: FileLimits): Promise<JudgedFile | FileProblem | 'changed'>
  /** Whether it is still there as it was chosen. Of one that is not, a request says only that the network failed. */
  isThere(): Promise<boolean>
}

/** Takes the file that an input has. The input is empty then, so that the same file can be chosen again. */
export function takeFile(input: HTMLInputElement): ChosenFile | undefined {
  const [file] = input.files ?? []
  if (!file) return undefined
  input.value = ''
  const { name, type, size } = file
  // A part refers to the file as it is now: once it has changed, neither reading nor sending it works.
  const content = file.slice(0, size, type)
  return {
    name: plainFileName(name) || name,
    async judge(limits) {
      const head = await readHead(content)
      if (!head) return 'changed'
      const facts = { name, type, size, head }
      const problem = fileProblem(facts, limits)
      if (problem) return problem
      const kept = keptAs(facts)
      return { content: content.slice(0, size, kept.type), name: kept.name } as JudgedFile
    },
    isThere: async () => (await readHead(content)) !== undefined,
  }
}

/**
 * Empties the file inputs of a form whose file is not there any more as it was chosen.
 *
 * @returns those inputs
 */
export async function emptyChangedFiles(form: HTMLFormElement): Promise<readonly HTMLInputElement[]> {
  const changed: HTMLInputElement[] = []
  for (const one of builtIn(form).elements) {
    if (!(one instanceof HTMLInputElement)) continue
    const heads = await Promise.all([...(one.files ?? [])].map(readHead))
    if (heads.includes(undefined)) changed.push(one)
  }
  for (const input of changed) input.value = ''
  return changed
}

/** The first bytes of a file; `undefined` if it is not there any more as it was chosen. */
async function readHead(file: Blob): Promise<Uint8Array | undefined> {
  try {
    // One that was deleted has the size 0, and only reading all of it fails.
    const end = await (file.size > 0 ? file.slice(-1) : file).arrayBuffer()
    // A file that has become shorter cannot be sent either.
    if (end.byteLength < Math.min(file.size, 1)) return undefined
    return new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  } catch {
    return undefined
  }
}
