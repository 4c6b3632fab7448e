/** What stands over the page, fetched with the first of it. */
import { useEffect, useState } from 'react'
import type { PartProps } from './checkout.view'
import type { Dialogs } from './checkout-dialogs.view'

/** Where its code does not come, it is closed, and says so beside its button, or above the steps. */
export function Over(props: PartProps) {
  const { model } = props
  const { dialog } = props.state
  const [dialogs, setDialogs] = useState<Dialogs>()
  const isNeeded = dialog !== undefined && !dialogs
  useEffect(() => {
    if (!isNeeded) return
    model.loadDialogs().then(setDialogs, (failure: unknown) => {
      model.report(failure)
      model.failToOpen()
    })
  }, [isNeeded, model])
  const Dialog = dialog && dialogs?.[dialog]
  return Dialog && <Dialog {...props} />
}
