/** Writes what each story shows when its play function has ended. */
import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import { forget, shown } from './watch'

beforeEach(forget)

afterEach(async ({ task }) => {
  await commands.keepShown(task.id, shown())
})
