import { tz } from '@date-fns/tz'

/**
 * The newsroom's calendar and clock, as context (`in`) of date-fns: neither the server's zone nor the reader's may change
 * a printed date or the end of a year.
 */
export const berlin = tz('Europe/Berlin')
