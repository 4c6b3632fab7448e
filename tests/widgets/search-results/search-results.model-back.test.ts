/** Back and Forward on the results page. */
import { beforeEach, expect, it } from 'vitest'
import { firstPlace } from '../../../core/shop/search/results-page.rules'
import { green, greenSofas, left, openModel, sofas, unchosen } from './open-model'

let shop: ReturnType<typeof openModel>
beforeEach(() => {
  shop = openModel()
})

it('RESULTS-04 Back shows what was shown, without a request', async () => {
  await shop.choose(green)
  shop.answers[0]?.resolve()
  await shop.settle()
  shop.goBack(sofas)
  expect(shop.page.restore).toHaveBeenLastCalledWith(sofas)
  expect(shop.choice()).toEqual(unchosen)
  shop.goBack(greenSofas)
  expect(shop.page.restore).toHaveBeenLastCalledWith(greenSofas)
  expect(shop.answers).toHaveLength(1)
  expect(shop.deps.address.write).toHaveBeenCalledTimes(1)
})

it('RESULTS-04 Back to a place that is not kept asks for it, and writes no address', async () => {
  shop.goBack(greenSofas)
  await shop.settle()
  expect(shop.answers).toHaveLength(1)
  shop.answers[0]?.resolve()
  await shop.settle()
  expect(shop.page.show).toHaveBeenCalledTimes(1)
  expect(shop.deps.address.write).not.toHaveBeenCalled()
})

it('RESULTS-04 further pages are remembered before a choice, and Back recalls them', async () => {
  shop.model.follow({ ...firstPlace('products', 'sofa'), page: 2 }, 'more')
  await shop.settle()
  shop.answers[0]?.resolve()
  await shop.settle()
  shop.page.show.mockImplementationOnce(() => expect(shop.deps.remember).toHaveBeenCalledTimes(1))
  await shop.choose(green)
  shop.answers[1]?.resolve()
  await shop.settle()
  expect(shop.page.show).toHaveBeenCalledTimes(1)
  expect(shop.deps.recall).not.toHaveBeenCalled()
  // As after Back to the results from a product: nothing is kept in the document.
  shop.page.restore.mockReturnValue(false)
  shop.goBack(`${sofas}?page=2`)
  await shop.settle()
  expect(shop.model.isAtAddress()).toBe(false)
  const recalled = { ...firstPlace('products', 'sofa'), page: 2 }
  shop.deps.recall.mockImplementationOnce((place) => {
    expect(shop.page.show).toHaveBeenCalledTimes(2)
    return place
  })
  shop.answers[2]?.resolve()
  await shop.settle()
  expect(shop.deps.recall).toHaveBeenCalledWith(recalled)
  expect(shop.model.isAtAddress()).toBe(true)
})

it('RESULTS-04 a choice while Back is loading is shown, with an address of its own', async () => {
  await shop.choose(green)
  shop.answers[0]?.resolve()
  await shop.settle()
  shop.page.restore.mockReturnValue(false)
  shop.goBack(sofas)
  await shop.choose(green)
  await shop.settle()
  shop.answers.at(-1)?.resolve()
  await shop.settle()
  expect(shop.model.isAtAddress()).toBe(true)
  expect(shop.deps.address.write.mock.calls).toEqual([
    ['push', greenSofas, left],
    ['push', greenSofas, left],
  ])
})

it('RESULTS-03 RESULTS-04 Back shows its entry’s pages, also after the first one', async () => {
  const answerAll = async () => {
    await shop.settle()
    shop.answers.at(-1)?.resolve()
    await shop.settle()
  }
  shop.model.follow({ ...firstPlace('products', 'sofa'), page: 2 }, 'more')
  await answerAll()
  await shop.choose(green)
  await answerAll()
  await shop.choose(unchosen)
  await answerAll()
  shop.goBack(greenSofas)
  shop.goBack(`${sofas}?page=2`)
  expect(shop.page.keep.mock.calls.flat()).toEqual([`${sofas}?page=2`, greenSofas, sofas, greenSofas])
  expect(shop.page.restore).toHaveBeenLastCalledWith(`${sofas}?page=2`)
})

/** Back to results that cannot be searched: nothing is kept of them. */
async function goBackInVain() {
  await shop.choose(green)
  shop.answers[0]?.resolve()
  await shop.settle()
  shop.page.restore.mockReturnValue(false)
  shop.goBack(sofas)
  await shop.settle()
  shop.answers[1]?.reject()
  await shop.settle()
  expect(shop.model.get()).toMatchObject({ at: 'failed', name: '' })
  expect(shop.choice()).toEqual(green)
  shop.deps.address.write.mockClear()
}

it('RESULTS-04 after a failed Back, closing the message keeps the shown address', async () => {
  await goBackInVain()
  expect(shop.model.isAtAddress()).toBe(false)
  shop.model.dismiss()
  expect(shop.deps.address.write.mock.calls).toEqual([['instead', greenSofas]])
  expect(shop.model.isAtAddress()).toBe(true)
  shop.goBack(greenSofas)
  expect(shop.answers).toHaveLength(2)
})

it('RESULTS-04 after Back in vain, another try shows the results of the address', async () => {
  await goBackInVain()
  shop.model.retry()
  await shop.settle()
  expect(shop.choice()).toEqual(unchosen)
  shop.answers[2]?.resolve()
  await shop.settle()
  expect(shop.deps.address.write).not.toHaveBeenCalled()
  expect(shop.model.isAtAddress()).toBe(true)
})

it('RESULTS-04 after a failed Back, Forward ends the message without a request', async () => {
  await goBackInVain()
  shop.goBack(greenSofas)
  expect(shop.model.get().at).toBe('idle')
  shop.model.retry()
  await shop.settle()
  expect(shop.answers).toHaveLength(2)
})

it('RESULTS-04 after a failed Back, an undone choice keeps the shown address', async () => {
  await goBackInVain()
  await shop.choose({ ...green, sort: 'price_asc' })
  await shop.choose(green)
  expect(shop.model.get().at).toBe('idle')
  expect(shop.deps.address.write.mock.calls).toEqual([['instead', greenSofas]])
})
