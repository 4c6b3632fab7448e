import { afterEach, expect, it, vi } from 'vitest'
import { nextTask } from '../../../../core/base/async/schedule'
import { page } from '../../../../core/base/state/page'
import { startInSlices } from '../../../../core/view/element/start-in-slices'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Lets the clock advance by this time in each start, and collects the tasks that are asked for. */
function withClock(msEach: number) {
  const tasks: (() => void)[] = []
  vi.stubGlobal('scheduler', { postTask: (run: () => void) => tasks.push(run) })
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const started: number[] = []
  const startMany = (count: number, run = () => {}) => {
    for (let n = 0; n < count; n++)
      startInSlices('rove-love', () => {
        started.push(n)
        now += msEach
        run()
      })
  }
  /** Runs the tasks of now. @returns how many starts each of them ran */
  const runTasks = () => {
    const before = started.length
    for (const task of tasks.splice(0)) task()
    return started.length - before
  }
  return { started, startMany, runTasks, tasks }
}

it('LOAD-04 many elements that start quickly start at once', () => {
  const { started, startMany, runTasks, tasks } = withClock(0.01)
  startMany(500)
  expect(started).toHaveLength(500)
  runTasks()
  expect(tasks).toEqual([])
})

it('LOAD-04 the starts of a task are noted once for each tag', () => {
  const { runTasks, startMany } = withClock(1)
  page().timings = []
  startMany(3)
  startInSlices('rove-search', () => {})
  runTasks()
  expect(page().timings).toEqual([
    ['rove-love', 'start', 0, 3, 3],
    ['rove-search', 'start', 3, 3, 1],
  ])
})

it('LOAD-04 the time of a start is its own, not that of other tags and of the page', () => {
  const { runTasks, startMany } = withClock(1)
  page().timings = []
  startMany(1)
  const wait = (ms: number) => vi.mocked(performance.now).mockReturnValue(performance.now() + ms)
  wait(200)
  startInSlices('rove-buybox', () => wait(50))
  startInSlices('rove-love', () => wait(1))
  runTasks()
  expect(page().timings).toEqual([
    ['rove-love', 'start', 0, 2, 2],
    ['rove-buybox', 'start', 201, 251, 1],
  ])
})

it('LOAD-04 elements that start slowly are started in several tasks, in order, and all of them', () => {
  const { started, startMany, runTasks, tasks } = withClock(4)
  startMany(50)
  expect(started).toHaveLength(16)
  const slices = []
  while (tasks.length > 0) slices.push(runTasks())
  // 32 ms, and the one that exceeds them.
  expect(Math.max(...slices)).toBe(9)
  expect(slices.length).toBeGreaterThan(3)
  expect(started).toEqual([...Array(50).keys()])
})

it('LOAD-04 a few elements start at once, however slowly', () => {
  const { started, startMany, runTasks } = withClock(100)
  startMany(3)
  expect(started).toHaveLength(3)
  runTasks()
  startMany(3)
  expect(started).toHaveLength(6)
  runTasks()
})

it('LOAD-04 an element whose start fails is reported, and keeps none of the others waiting', () => {
  const { started, startMany, runTasks, tasks } = withClock(4)
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  startMany(40, () => {
    throw new Error('no start')
  })
  while (tasks.length > 0) runTasks()
  expect(started).toHaveLength(40)
  expect(said).toHaveBeenCalled()
})

it.each([
  ['none', undefined],
  ['one of the page’s own', {}],
])('LOAD-04 elements start in later tasks where the browser’s scheduler is %s', async (_, scheduler) => {
  const { started, startMany } = withClock(4)
  vi.stubGlobal('scheduler', scheduler)
  startMany(30)
  expect(started).toHaveLength(16)
  await vi.waitFor(() => expect(started).toHaveLength(30))
  // The last task asks for another one, which ends the count.
  await new Promise<void>((resolve) => nextTask(resolve))
})
