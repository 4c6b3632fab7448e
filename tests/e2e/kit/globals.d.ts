import type { Rove } from '../../../loader/rove'

declare global {
  interface Window {
    rove: Rove
  }
}
