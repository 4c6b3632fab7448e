/** Whether an operation id is valid. */
export const isOperation = (text: string): boolean => /^[\w-]{1,64}$/.test(text)
