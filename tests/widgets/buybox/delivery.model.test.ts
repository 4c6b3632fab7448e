import { describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/base/report/errors'
import { createBuyboxModel } from '../../../widgets/buybox/buybox.model'
import { beverlyHills, shop, stock, stockOf } from './sofa'

/** A response that the test resolves. */
function answering() {
  const told = {} as { resolve(outcome: typeof beverlyHills): void; reject(failure: Error): void }
  const promise = new Promise<typeof beverlyHills>((resolve, reject) => Object.assign(told, { resolve, reject }))
  return { promise, ...told }
}

describe('the destination of a buybox', () => {
  it('DELIV-01 BUY-01 a destination updates the stock: satellite stock counts now', async () => {
    const { deps } = shop({ preset: [12, 22] })
    const model = createBuyboxModel(deps)
    expect(await model.deliverTo('90210')).toBeUndefined()
    expect(deps.setDestination).toHaveBeenCalledExactlyOnceWith({ postal: '90210', nid: 1201, model: 'MOSS-3' })
    expect(model.offered()).toMatchObject({ stock: { at: 'satellite', left: 2 }, buyable: true })
    expect(model.get().destination).toEqual({ postal: '90210', label: 'Beverly Hills, CA' })
  })

  it('DELIV-01 a response without stock leaves the known stock unchanged', async () => {
    const told = { 'MOSS-3': stockOf({ satellite: 2 }) }
    const { deps } = shop({ preset: [11, 22], setDestination: async () => ({ ...beverlyHills, stock: told }) })
    const model = createBuyboxModel(deps)
    await model.deliverTo('90210')
    expect(model.get().stock).toEqual({ ...stock, ...told })
    expect(model.offered()).toMatchObject({ model: 'OAT-3', buyable: true })
  })

  it('DELIV-03 a restricted destination disables buying', async () => {
    const { deps } = shop({ preset: [11, 22], setDestination: async () => ({ ...beverlyHills, restricted: true }) })
    const model = createBuyboxModel(deps)
    await model.deliverTo('90210')
    await model.add()
    expect(model.get().restricted).toBe(true)
    expect(deps.addToCart).not.toHaveBeenCalled()
  })

  it.each([
    [new RoveError('no-geo', 'destination.update'), 'no-geo'],
    [new RoveError('status-500', 'destination.update'), 'failed'],
    [new Error('odd'), 'failed'],
    [new RoveError('status-422', 'destination.update', {}, 'Not this week.'), { serverMessage: 'Not this week.' }],
  ])('DELIV-04 after %s the error is %s, and the known destination stays', async (failure, problem) => {
    const { deps } = shop({ preset: [11, 22], setDestination: () => Promise.reject(failure) })
    const model = createBuyboxModel(deps)
    expect(await model.deliverTo('90210')).toEqual(problem)
    expect(model.get()).toMatchObject({ destination: undefined, stock })
    expect(deps.report).toHaveBeenCalledExactlyOnceWith(failure)
  })

  it('DELIV-01 the postal code requested last is the known one, whatever the order of the responses', async () => {
    const { deps, destination } = shop({ preset: [12, 22] })
    const model = createBuyboxModel(deps)
    const older = answering()
    const newer = answering()
    vi.mocked(deps.setDestination).mockReturnValueOnce(older.promise).mockReturnValueOnce(newer.promise)
    const first = model.deliverTo('10001')
    const second = model.deliverTo('90210')
    older.reject(new RoveError('superseded', 'destination.update'))
    expect(await first).toBeUndefined()
    destination.set({ postal: '90210', label: 'Beverly Hills, CA' })
    newer.resolve(beverlyHills)
    expect(await second).toBeUndefined()
    expect(model.get().destination?.postal).toBe('90210')
    expect(deps.requestDestination, 'what is set here tells its own stock').not.toHaveBeenCalled()
    expect(deps.report).not.toHaveBeenCalled()
  })

  it('DELIV-01 after a failed request the destination set by another tab applies', async () => {
    const { deps, destination } = shop({ preset: [12, 22] })
    const model = createBuyboxModel(deps)
    const asked = answering()
    vi.mocked(deps.setDestination).mockReturnValueOnce(asked.promise)
    const answer = model.deliverTo('10001')
    destination.set({ postal: '90210', label: 'Beverly Hills, CA' })
    asked.reject(new RoveError('timeout', 'destination.update'))
    expect(await answer).toBe('failed')
    await vi.waitFor(() => expect(model.get().destination?.postal).toBe('90210'))
  })

  it('DELIV-01 nothing is requested on load: the page’s settings have the stock', () => {
    const { deps, destination } = shop()
    destination.set({ postal: '90210', label: '' })
    createBuyboxModel(deps)
    expect(deps.requestDestination).not.toHaveBeenCalled()
  })

  it('DELIV-01 a destination set elsewhere is applied, and a response for an outdated one is dropped', async () => {
    const { deps, destination } = shop({ preset: [12, 22] })
    const answers: ((outcome: typeof beverlyHills) => void)[] = []
    vi.mocked(deps.requestDestination).mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const model = createBuyboxModel(deps)
    destination.set({ postal: '10001', label: 'New York, NY' })
    destination.set({ postal: '90210', label: 'Beverly Hills, CA' })
    answers[0]?.({ ...beverlyHills, postal: '10001', stock: { 'MOSS-3': stockOf({ satellite: 9 }) } })
    answers[1]?.(beverlyHills)
    await vi.waitFor(() => expect(model.get().destination?.postal).toBe('90210'))
    expect(model.offered().stock).toMatchObject({ at: 'satellite', left: 2 })
    expect(deps.setDestination, 'following sets nothing').not.toHaveBeenCalled()
  })
})
