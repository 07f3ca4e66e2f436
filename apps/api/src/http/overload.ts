/** Whether something failed because more work waits than can be done in time: the hashing queue, the decoder's. */
export const isOverload = (error: unknown): boolean =>
  (error as { code?: unknown } | null | undefined)?.code === 'OVERLOADED'
