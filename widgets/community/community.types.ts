/** The types that the files of the wall of photos share. */
import type { ComponentType } from 'react'
import type { CommunityPhoto } from '../../core/shop/community/community.contract'
import type { Photo } from '../../core/view/photos/photo.types'
import type { PhotoDialogProps } from '../../core/view/photos/photo-dialog'

/** The dialog of photos, once its code is loaded. */
export type PhotoDialogView = ComponentType<PhotoDialogProps>

/** The open photo. */
export interface OpenPhoto {
  readonly id: string
  readonly View: PhotoDialogView
}

/** The photos of a wall that are on the page. */
export interface WallPhotos {
  /** Makes the items of further photos. Those whose pictures have no safe address are left out. */
  add(photos: readonly CommunityPhoto[]): HTMLElement[]
  /** The photos in the order of their items. */
  all(): Photo[]
  /** The link to the page of a photo. */
  linkOf(id: string): HTMLAnchorElement | undefined
}
