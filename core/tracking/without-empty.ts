const isEmpty = (value: unknown): boolean => value === undefined || (value as unknown[] | null)?.length === 0

/** The fields that are not empty. */
export function withoutEmpty(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
}
