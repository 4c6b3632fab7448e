/** The dialogs, in one file: loaded when the first one is opened. */
import type { ComponentType } from 'react'
import type { DialogName } from './buybox.machine'
import type { DialogProps } from './buybox.types'
import { coverFor } from './cover/cover.view'
import { DeliveryView } from './delivery/delivery.view'
import { NotifyView } from './notify/notify.view'
import { ProtectionView } from './protection/protection.view'

/** The view of a dialog, by its name. */
export const dialogs: Readonly<Record<DialogName, (nid: number) => ComponentType<DialogProps> | undefined>> = {
  delivery: () => DeliveryView,
  notify: () => NotifyView,
  cover: coverFor,
  protection: () => ProtectionView,
}
