/** The message of what was thrown. */
export const messageOf = (failure: unknown): string =>
  String((failure as Partial<Error> | undefined)?.message ?? failure)
