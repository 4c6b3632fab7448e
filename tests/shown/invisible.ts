/** States and texts that no story can show, each with the reason. */

export const invisibleStates: Readonly<Record<string, string>> = {}

export const invisibleTexts: Readonly<Record<string, string>> = {}
