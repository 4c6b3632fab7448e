/** Rules of axe that are off unless they are asked for: they run on every story too. */
export const addedRules: readonly string[] = ['target-size', 'label-content-name-mismatch']
