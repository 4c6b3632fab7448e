import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyChangedFiles, takeFile } from '../../../../core/base/input/chosen-file'
import { fileBytes } from '../../../file-signatures'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const limits = { kinds: ['pdf', 'jpg'], megabytes: 1 } as const

/** An input with this file. */
function inputWith(...files: File[]): HTMLInputElement {
  const input = Object.assign(document.createElement('input'), { type: 'file' })
  Object.defineProperty(input, 'files', { configurable: true, get: () => files })
  Object.defineProperty(input, 'value', { set: () => files.splice(0), get: () => '' })
  return input
}
const chosen = (...parts: ConstructorParameters<typeof File>) => takeFile(inputWith(new File(...parts)))

/** From now on no file can be read, as one that was changed or deleted. */
const loseFiles = () =>
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'))

describe('a file that was chosen', () => {
  it('TRADE-02 is taken out of its input, which is empty then', () => {
    const input = inputWith(new File([fileBytes('pdf')], 'card.pdf '))
    expect(takeFile(input)?.name).toBe('card.pdf')
    expect(takeFile(input)).toBeUndefined()
  })

  it('TRADE-02 is judged by its first bytes, and sent with the name and type of its kind', async () => {
    const judged = await chosen([fileBytes('jpg')], '1000004321')?.judge(limits)
    expect(judged).toMatchObject({ name: '1000004321.jpg', content: { type: 'image/jpeg', size: 2000 } })
  })

  it.each([
    ['tool.jpg', fileBytes('a program for Windows'), 'content'],
    ['tool', fileBytes('a script'), 'kind'],
    ['card.pdf', fileBytes('pdf', 0), 'empty'],
    ['card.pdf', fileBytes('pdf', 1024 * 1024 + 1), 'size'],
  ])('TRADE-02 %s is refused for its content', async (name, bytes, problem) => {
    expect(await chosen([bytes], name)?.judge(limits)).toBe(problem)
  })

  it('TRADE-02 that cannot be read any more has changed, each time it is judged', async () => {
    const file = chosen([fileBytes('pdf')], 'card.pdf')
    expect(await file?.isThere()).toBe(true)
    loseFiles()
    expect(await file?.isThere()).toBe(false)
    for (const _ of [1, 2]) expect(await file?.judge(limits)).toBe('changed')
  })

  it('TRADE-02 that has become shorter has changed', async () => {
    const file = chosen([fileBytes('pdf')], 'card.pdf')
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockResolvedValue(new ArrayBuffer(0))
    expect(await file?.judge(limits)).toBe('changed')
  })
})

describe('the files of a form that could not be sent', () => {
  const form = () => {
    const node = document.createElement('form')
    const inputs = ['a', 'b'].map((name) => inputWith(new File([name], name)))
    node.append(document.createElement('select'), ...inputs, document.createElement('input'))
    document.body.append(node)
    return { node, inputs }
  }

  it('LOGIN-01 stay in their fields if they are there', async () => {
    const { node, inputs } = form()
    expect(await emptyChangedFiles(node)).toEqual([])
    expect(inputs.map(({ files }) => files?.length)).toEqual([1, 1])
  })

  it('LOGIN-01 that were changed or moved are taken out of their fields', async () => {
    const { node, inputs } = form()
    loseFiles()
    expect(await emptyChangedFiles(node)).toEqual(inputs)
    expect(inputs.map(({ files }) => files?.length)).toEqual([0, 0])
  })
})
