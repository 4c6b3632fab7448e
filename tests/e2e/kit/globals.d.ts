import type { Rove } from '../../../loader/rove.types'

declare global {
  interface Window {
    rove: Rove
  }
}
