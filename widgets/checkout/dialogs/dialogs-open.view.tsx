/** The open dialog. Its code is loaded with the first dialog. */
import { useEffect, useState } from 'react'
import type { Dialogs, PartProps } from '../checkout.types'

/** If the code fails to load, the dialog closes, and a message is shown beside its button or above the steps. */
export function OpenDialog(props: PartProps) {
  const { model } = props
  const { dialog } = props.state
  const [dialogs, setDialogs] = useState<Dialogs>()
  const isNeeded = dialog !== undefined && !dialogs
  useEffect(() => {
    if (!isNeeded) return
    model.loadDialogs().then(setDialogs, (failure: unknown) => {
      model.report(failure)
      model.failDialog()
    })
  }, [isNeeded, model])
  const Dialog = dialog && dialogs?.[dialog]
  return Dialog && <Dialog {...props} />
}
