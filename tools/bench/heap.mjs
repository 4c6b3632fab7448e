/** The size of a page's heap once garbage is collected, in bytes. @param session its DevTools session */
export async function heapSize(session) {
  // What is freed can free something else.
  for (let n = 0; n < 4; n++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
