/** Whether a key is an object's own, so that it may be looked up. */
export const isKeyOf = <T extends object>(object: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(object, key)

/** The keys of a table by their type. Not for objects that may hold more than their type says. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table).filter((key): key is keyof T & string => isKeyOf(table, key))

/** Whether a value is one of a list. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T =>
  list.some((one) => one === value)

/** Whether a value has fields that can be looked at. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of what came from outside; none where it has no fields. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})
