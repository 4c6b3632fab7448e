/** Opens HTTP before the tests of a file, as an element does: tests with fake timers cannot wait for code. A setup file. */
import { beforeAll } from 'vitest'
import { openHttp } from '../core/net/open-http'

beforeAll(async () => {
  await openHttp()
})
