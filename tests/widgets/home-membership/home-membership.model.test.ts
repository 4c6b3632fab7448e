import { beforeEach, expect, it } from 'vitest'
import { createHomeMembershipModel } from '../../../widgets/home-membership/home-membership.model'
import type { Film, FilmEvents } from '../../../widgets/home-membership/home-membership.types'

/** The slides whose films play now. */
const playing = new Set<number>()
const loaded = new Set<number>()
beforeEach(() => {
  playing.clear()
  loaded.clear()
})

function create(playByThemselves = true) {
  let events: FilmEvents | undefined
  const films = [0, 2].map(
    (slide): Film => ({
      slide,
      load: () => loaded.add(slide),
      play: () => playing.add(slide),
      pause: () => playing.delete(slide),
    }),
  )
  const model = createHomeMembershipModel({
    films,
    playByThemselves: () => playByThemselves,
    watch: (given) => {
      events = given
    },
  })
  return { model, films, events: events as unknown as FilmEvents }
}
const at = (index: number, isPaused = false) => ({ index, isPaused })

it('HOME-02 near the screen, films load, and that of the shown slide plays', () => {
  const { model, events } = create()
  expect([...loaded, ...playing]).toEqual([])
  events.onNear(true)
  expect([...loaded]).toEqual([0, 2])
  expect([...playing]).toEqual([0])
  model.show(at(1))
  expect([...playing]).toEqual([])
  model.show(at(2))
  expect([...playing]).toEqual([2])
  events.onNear(false)
  expect([...playing]).toEqual([])
})

it('HOME-02 Pause is for the film too, and Play starts it again', () => {
  const { model, events } = create()
  events.onNear(true)
  model.show(at(0, true))
  expect([...playing]).toEqual([])
  model.show(at(0))
  expect([...playing]).toEqual([0])
})

it('HOME-02 a film that the visitor has paused does not begin again by itself', () => {
  const { model, films, events } = create()
  events.onNear(true)
  events.onUse(films[0] as Film, false)
  model.show(at(1))
  model.show(at(0))
  expect([...playing]).toEqual([])
})

it('HOME-02 with reduced motion a film plays only where the visitor has started it', () => {
  const { model, films, events } = create(false)
  events.onNear(true)
  expect([...playing]).toEqual([])
  events.onUse(films[0] as Film, true)
  model.show(at(0))
  expect([...playing]).toEqual([0])
})
