/** What a switch asks of the browser. */

/** Stops the browser's navigation to another page. */
export const stopLeaving = (): void => window.stop()

/** Whether the device is offline. */
export const isOffline = (): boolean => navigator.onLine === false
