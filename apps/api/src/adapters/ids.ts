import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { loginCodeLimits } from '@leserkonto/rules'

/** Makes identifiers and secrets, and what is stored of a secret. */
export type Ids = typeof ids

let [lastMs, count] = [0, 0]

export const ids = {
  /** Identifier of a row. No secret: knowing one gives no access. */
  newId: (): string => randomUUID(),
  /** The same for rows that are read in the order they were made, also several of one instant. Source: RFC 9562 §5.7. */
  newOrderedId: (now: Date): string => {
    const ms = now.getTime()
    count = ms === lastMs ? count + 1 : 0
    lastMs = ms
    const [time, place] = [ms.toString(16).padStart(12, '0'), (count % 0x1000).toString(16).padStart(3, '0')]
    return `${time.slice(0, 8)}-${time.slice(8)}-7${place}-${randomUUID().slice(19)}`
  },
  /** 32 random bytes as base64url: a secret that leaves by mail or cookie. */
  newSecret: (): string => randomBytes(32).toString('base64url'),
  /** Six random digits: a code that a reader types. */
  newCode: (): string =>
    String(randomInt(10 ** loginCodeLimits.digits)).padStart(loginCodeLimits.digits, '0'),
  /** Name of an object that anybody may fetch who knows it: 128 random bits, as hex. */
  newObjectKey: (): string => randomBytes(16).toString('hex'),
  /** What is stored of a secret: its SHA-256, base64url. */
  secretHash: (secret: string): string => createHash('sha256').update(secret).digest('base64url'),
}
