import { postToServer } from '../browser/post-to-server'

/** Posts one call to the stand-in's server. @param given the further arguments of the call */
export function postPixelCall(origin: string, pixel: string, call: string, given: readonly unknown[]): void {
  void postToServer(`${origin}/vendors/pixels/${pixel}/tr`, { call, given })
}
