/** The code by which a caught error differs from others, as Node's own carry it; undefined for anything without one. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** Code of the error that the publisher's client throws when no usable answer came: down, slow, malformed or given up on. */
export const publisherUnavailable = 'PUBLISHER_UNAVAILABLE'

/** Whether something failed because the publisher could not be asked. */
export const isOutage = (error: unknown): boolean => errorCode(error) === publisherUnavailable

/** PostgreSQL's and Prisma's codes for a row that another needs and that is not there, also in a raw statement. */
const rowMissing = new Set(['23503', 'P2003', 'P2010', 'P2025'])

/** Whether a statement failed, here or as a cause, because a row it needs is gone. */
export const isRowMissing = (error: unknown): boolean =>
  rowMissing.has(errorCode(error) ?? '') || (error instanceof Error && isRowMissing(error.cause))
