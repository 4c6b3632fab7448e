import { expect, it, vi } from 'vitest'
import { createCommunityModel } from '../../../widgets/community/community.model'
import type { PhotoDialogView } from '../../../widgets/community/community.types'

const Dialog: PhotoDialogView = () => null

function start(loadDialog = async () => Dialog) {
  const deps = {
    has: (id: string) => ['1', '2'].includes(id),
    loadDialog: vi.fn(loadDialog),
    leaveTo: vi.fn(),
    changed: vi.fn(),
    closed: vi.fn(),
    report: vi.fn(),
  }
  return { deps, model: createCommunityModel(deps) }
}

it('COMM-01 a photo on the page opens, another one follows it, and closing says which was shown last', async () => {
  const { deps, model } = start()
  expect(model.open('1')).toBe(true)
  await vi.waitFor(() => expect(model.get()?.id).toBe('1'))
  model.show('2')
  expect(model.get()?.id).toBe('2')
  model.close()
  expect(model.get()).toBeUndefined()
  expect(deps.closed).toHaveBeenCalledExactlyOnceWith('2')
  expect(deps.changed).toHaveBeenCalledTimes(3)
})

it('COMM-01 a photo that is not on the page is left to its link', () => {
  const { deps, model } = start()
  expect(model.open('9')).toBe(false)
  expect(deps.loadDialog).not.toHaveBeenCalled()
})

it('COMM-01 without the dialog the photo’s own page opens', async () => {
  const { deps, model } = start(() => Promise.reject(new Error('offline')))
  model.open('2')
  await vi.waitFor(() => expect(deps.leaveTo).toHaveBeenCalledWith('2'))
  expect(deps.report).toHaveBeenCalledOnce()
  expect(model.get()).toBeUndefined()
})

it('COMM-01 a dialog that loads after the end of the element does not open', async () => {
  const { deps, model } = start()
  model.open('1')
  model.stop()
  await deps.loadDialog.mock.results[0]?.value
  await Promise.resolve()
  expect(model.get()).toBeUndefined()
  expect(deps.changed).not.toHaveBeenCalled()
})
