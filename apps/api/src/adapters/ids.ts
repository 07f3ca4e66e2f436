import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** Identifier of a row. No secret: knowing one gives no access. */
export const newId = (): string => randomUUID()

/** 32 random bytes as base64url: a secret that leaves by mail or cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret: its SHA-256, base64url. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
