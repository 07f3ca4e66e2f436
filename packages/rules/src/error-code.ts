/** The code by which a caught error differs from others, as Node's own carry it; undefined for anything without one. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** Code of the error that the publisher's client throws when no usable answer came: down, slow, malformed or given up on. */
export const publisherUnavailable = 'PUBLISHER_UNAVAILABLE'

/** Whether something failed because the publisher could not be asked. */
export const isOutage = (error: unknown): boolean => errorCode(error) === publisherUnavailable
