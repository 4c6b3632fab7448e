/** A check box or radio button whose state is the view's to render. */
import type { InputHTMLAttributes } from 'react'
import { useStanding } from './use-standing'

interface SwitchProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'disabled' | 'className'> {
  readonly type: 'checkbox' | 'radio'
  readonly checked: boolean
  /** Called with whether it is on now. A radio button is also switched off, by another one. */
  readonly onSwitch: (isOn: boolean) => void
}

/** @see SwitchProps */
export function SwitchInput({ checked, onSwitch, ...props }: SwitchProps) {
  const { ref, value, hear } = useStanding(checked, isChecked, onSwitch)
  return <input {...props} ref={ref} checked={value} onChange={hear} />
}

const isChecked = ({ checked }: HTMLInputElement): boolean => checked
