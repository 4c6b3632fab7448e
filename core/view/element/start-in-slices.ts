/** Starts many elements without blocking the page: a list can bring a thousand in one task. */
import { nextTask } from '../../base/async/schedule'
import { clean } from '../../base/page/traces'
import { guard, report } from '../../base/report/report'
import { noteTiming } from './timings'

/** The time after the first start of a task in which others start too, in milliseconds. */
const sliceMs = 32
/** So many elements of a task start at once in any case. */
const few = 16

interface Start {
  readonly tag: string
  readonly run: () => void
}

let isScheduled = false
let beganAt = 0
let lastAt = 0
/** The starts of this task by tag: when the first one began, how long all took, and how many. */
let started = new Map<string, [from: number, duration: number, count: number]>()
let count = 0
const waiting: Start[] = []

/** Runs a start: at once, unless those of this task have taken too long. Then in one of the next tasks, in order. */
export function startInSlices(tag: string, run: () => void): void {
  beginSlice()
  if (waiting.length > 0 || (count >= few && isOver())) waiting.push({ tag, run })
  else start({ tag, run })
}

/** The slice ends with the task. */
function beginSlice(): void {
  if (isScheduled) return
  isScheduled = true
  count = 0
  beganAt = performance.now()
  lastAt = beganAt
  nextTask(endSlice)
  cleanPage()
}

/** Before the first start of a task: its elements can have come with a copy of the page, and read what is around them. */
const cleanPage = guard('element', () => {
  clean(document)
  // The rest of a saved page.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', cleanPage)
})

const isOver = () => lastAt - beganAt > sliceMs

function start({ tag, run }: Start): void {
  count += 1
  const began = performance.now()
  try {
    run()
  } catch (failure) {
    report('element', failure)
  }
  lastAt = performance.now()
  const [from, duration, before] = started.get(tag) ?? [began, 0, 0]
  started.set(tag, [from, duration + lastAt - began, before + 1])
}

function endSlice(): void {
  for (const [tag, [from, duration, number]] of started) noteTiming(tag, 'start', from, from + duration, number)
  started = new Map()
  isScheduled = false
  if (waiting.length > 0) beginSlice()
  while (waiting.length > 0 && !isOver()) start(waiting.shift() as Start)
}
