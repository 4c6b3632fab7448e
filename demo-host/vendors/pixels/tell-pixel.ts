import { tellServer } from '../browser/tell-server'

/** Tells the stand-in's server of one call. @param given what else it was called with */
export function tellPixel(origin: string, pixel: string, call: string, given: readonly unknown[]): void {
  void tellServer(`${origin}/vendors/pixels/${pixel}/tr`, { call, given })
}
