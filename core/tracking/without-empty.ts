const isEmpty = (value: unknown): boolean => value === undefined || value === '' || (value as unknown[])?.length === 0

/** The fields that say something. */
export function withoutEmpty(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
}
