/** Controls that no browser test uses to their end, each with the reason. */
export const unused: Readonly<Record<string, string>> = {}
