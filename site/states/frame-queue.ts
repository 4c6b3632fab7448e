/** Decides which frames are loaded: those near the screen, a few at a time. */

/** The ids of frames. */
export interface FrameQueue {
  /** Near the screen and not loaded yet, in the order in which they came near. */
  readonly waiting: readonly string[]
  readonly loading: readonly string[]
  readonly loaded: readonly string[]
}

export const emptyQueue: FrameQueue = { waiting: [], loading: [], loaded: [] }

export type FrameEvent =
  | { readonly type: 'near' | 'far' | 'loaded'; readonly id: string }
  /** Other pictures are shown. */
  | { readonly type: 'cleared' }

/** Each frame is a page of its own: more at a time make all of them late. */
const atOnce = 3

/** The queue after a frame came near the screen, went far from it, or has loaded. A frame that is far is dropped. */
export function next(queue: FrameQueue, event: FrameEvent): FrameQueue {
  if (event.type === 'cleared') return emptyQueue
  const { type, id } = event
  const others = withoutFrame(queue, id)
  const isKnown = [...queue.waiting, ...queue.loading, ...queue.loaded].includes(id)
  switch (type) {
    case 'near':
      return isKnown ? queue : filled({ ...queue, waiting: [...queue.waiting, id] })
    case 'far':
      return isKnown ? filled(others) : queue
    case 'loaded':
      return queue.loading.includes(id) ? filled({ ...others, loaded: [...others.loaded, id] }) : queue
  }
}

/** Whether a frame is in the page. */
export function isPresent({ loading, loaded }: FrameQueue, id: string): boolean {
  return loading.includes(id) || loaded.includes(id)
}

function withoutFrame({ waiting, loading, loaded }: FrameQueue, id: string): FrameQueue {
  const isOther = (one: string) => one !== id
  return { waiting: waiting.filter(isOther), loading: loading.filter(isOther), loaded: loaded.filter(isOther) }
}

function filled({ waiting, loading, loaded }: FrameQueue): FrameQueue {
  const free = Math.max(0, atOnce - loading.length)
  return { waiting: waiting.slice(free), loading: [...loading, ...waiting.slice(0, free)], loaded }
}
