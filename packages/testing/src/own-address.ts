import { randomInt } from 'node:crypto'

/** An address of the networks that are reserved for measurements (RFC 2544), for `X-Forwarded-For`. */
export const ownAddress = (): string => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`
