import { expect, it } from 'vitest'
import { makeIdsUnique } from '../../../../core/base/input/unique-ids'

const card =
  '<input id="size"><label for="size">Size</label><a href="#size">Size</a><p aria-labelledby="size other"></p>'

it('REVIEW-01 a taken id in an added item is renamed, with what refers to it', () => {
  document.body.innerHTML = card
  const items = ['li', 'li'].map((name) => {
    const item = document.createElement(name)
    item.innerHTML = card
    return item
  })
  makeIdsUnique(items)
  document.body.append(...items)
  for (const [item, id] of [
    [items[0], 'size-2'],
    [items[1], 'size-3'],
  ] as const)
    expect(item?.innerHTML).toBe(card.replaceAll('"size', `"${id}`).replace('#size', `#${id}`))
})
