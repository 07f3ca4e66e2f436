import { errorCode } from '@leserkonto/rules'

/** Whether something failed because more work waits than can be done in time: the hashing queue, the decoder's. */
export const isOverload = (error: unknown): boolean => errorCode(error) === 'OVERLOADED'
