import { expect, it } from 'vitest'
import {
  autoplayMs,
  following,
  nearestTo,
  positionFor,
  positionsOf,
  stepOfKey,
} from '../../../../core/view/carousel/carousel.rules'

it('HOME-06 a carousel moves on every five seconds, from the last place to the first', () => {
  expect(autoplayMs).toBe(5000)
  expect([0, 1, 2].map((index) => following(index, 3))).toEqual([1, 2, 0])
})

it.each([
  ['each slide is a place', [0, 300, 600], 600, undefined, [0, 300, 600]],
  ['slides that are shown together at the end are one place', [0, 300, 600, 900], 500, undefined, [0, 300, 500]],
  ['a step is a distance, and the end is the last place', [0, 300], 800, 345, [0, 345, 690, 800]],
  ['a list that does not scroll has one place', [0, 300], 0, 345, [0]],
])('HOME-06 %s', (_, offsets, end, step, places) => {
  expect(positionsOf(offsets, end, step)).toEqual(places)
})

it('HOME-06 a list that was scrolled by hand is at the nearest place', () => {
  expect([0, 140, 160, 900].map((offset) => nearestTo(offset, [0, 300, 500]))).toEqual([0, 0, 1, 2])
})

it.each([
  ['stays where it is while the slide is whole', { start: 345, size: 300, room: 1000 }, 1, 1],
  ['moves to the nearest place at which the slide is whole', { start: 690, size: 300, room: 700 }, 0, 1],
  ['goes back to a slide before it', { start: 0, size: 300, room: 400 }, 2, 0],
  ['begins with a slide that is larger than the list', { start: 345, size: 500, room: 350 }, 0, 1],
])('HOME-06 a list whose slide has got the focus %s', (_, slide, index, place) => {
  expect(positionFor(slide, [0, 345, 690], index)).toBe(place)
})

it('HOME-06 the arrow keys follow the text’s direction; other keys do nothing', () => {
  expect(stepOfKey('ArrowRight', false)).toBe(1)
  expect(stepOfKey('ArrowRight', true)).toBe(-1)
  expect(stepOfKey('ArrowLeft', true)).toBe(1)
  expect(stepOfKey('ArrowUp', true)).toBe(-1)
  expect(stepOfKey('Enter', false)).toBe(0)
})
