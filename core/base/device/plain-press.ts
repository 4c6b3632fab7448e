/** The button and the keys of a press. */
type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a press is by the main button, without a key. Every other one has a meaning of its own in the browser. */
export function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey)
}
