import { expect, it } from 'vitest'
import { pictureAddress } from '../../../../core/shop/product/picture-address.rules'

const template = '/files/styles/w{width}/public/{file}'

it.each([
  ['oat.webp', '/files/styles/w320/public/oat.webp'],
  ['sofas/oat.webp', '/files/styles/w320/public/sofas/oat.webp'],
  ['what?.webp', '/files/styles/w320/public/what%3F.webp'],
  ['no. #1.webp', '/files/styles/w320/public/no. %231.webp'],
  ["$& and $'.webp", "/files/styles/w320/public/$& and $'.webp"],
])('GALLERY-01 BUY-08 the file %s has one address', (file, address) => {
  expect(pictureAddress(template, file, 320)).toBe(address)
})

it('GALLERY-01 a template without a width has none', () => {
  expect(pictureAddress('/files/{file}', 'oat.webp')).toBe('/files/oat.webp')
})
