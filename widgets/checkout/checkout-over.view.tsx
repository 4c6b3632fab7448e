/** What stands over the page, fetched with the first of it. */
import { useEffect, useState } from 'react'
import type { PartProps } from './checkout.view'
import type { Dialogs } from './checkout-dialogs.view'

/** What cannot be fetched is closed, so that it can be asked for again. */
export function Over(props: PartProps) {
  const { model } = props
  const { dialog } = props.state
  const [dialogs, setDialogs] = useState<Dialogs>()
  const isNeeded = dialog !== undefined && !dialogs
  useEffect(() => {
    if (!isNeeded) return
    model.loadDialogs().then(setDialogs, (failure: unknown) => {
      model.report(failure)
      model.close()
    })
  }, [isNeeded, model])
  const Dialog = dialog && dialogs?.[dialog]
  return Dialog && <Dialog {...props} />
}
