import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { loginCodeLimits } from '@leserkonto/rules'

/** Makes identifiers and secrets, and what is stored of a secret. */
export type Ids = typeof ids

export const ids = {
  /** Identifier of a row. No secret: knowing one gives no access. */
  newId: (): string => randomUUID(),
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
