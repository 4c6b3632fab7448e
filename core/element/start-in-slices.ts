/** Starts many elements without blocking the page: a list can bring a thousand in one task. */
import { nextTask } from '../async/next-task'
import { guard } from '../report/report'

/** The time that the starts of one task may take, in milliseconds. */
const sliceMs = 32
/** So many elements of a task start at once in any case. */
const few = 16

let count = 0
let spentMs = 0
let isScheduled = false
const waiting: (() => void)[] = []

/** Runs a start: at once, unless those of this task have taken too long. Then in one of the next tasks, in order. */
export function startInSlices(start: () => void): void {
  schedule()
  if (waiting.length > 0 || (count >= few && spentMs > sliceMs)) waiting.push(start)
  else run(start)
}

function schedule(): void {
  if (isScheduled) return
  isScheduled = true
  nextTask(startWaiting)
}

function run(start: () => void): void {
  const began = performance.now()
  guard('element', start)()
  count += 1
  spentMs += performance.now() - began
}

function startWaiting(): void {
  count = 0
  spentMs = 0
  isScheduled = false
  if (waiting.length > 0) schedule()
  while (waiting.length > 0 && spentMs <= sliceMs) run(waiting.shift() as () => void)
}
