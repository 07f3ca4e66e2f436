import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isoTime } from './clock.ts'

/** A received call; without query values and body, since both contain personal data. */
type JournalEntry = {
  method: string
  path: string
  query_keys: string[]
  /** SHA-256 (hex) of the body as compact JSON; null without a body. */
  body_hash: string | null
  session: string | null
  time: string
}

export type Journal = {
  note(request: FastifyRequest, session: string | null, nowMs: number): void
  /** All entries, oldest first, or those of one session. */
  entries(session: string | null): JournalEntry[]
  /** Deletes the entries of a session; null: those of calls without a session. */
  forget(session: string | null): void
}

const maxEntries = 5000

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? ''

export const bodyHash = (body: unknown): string | null =>
  body === undefined || body === null ? null : createHash('sha256').update(JSON.stringify(body)).digest('hex')

export const createJournal = (): Journal => {
  let kept: JournalEntry[] = []
  return {
    note: (request, session, nowMs) => {
      kept.push({
        method: request.method,
        path: pathOf(request),
        query_keys: Object.keys(request.query as object), // Fastify's own parser: always an object
        body_hash: bodyHash(request.body),
        session,
        time: isoTime(nowMs),
      })
      if (kept.length > maxEntries) kept = kept.slice(-maxEntries)
    },
    entries: (session) => (session === null ? kept : kept.filter((entry) => entry.session === session)),
    forget: (session) => {
      kept = kept.filter((entry) => entry.session !== session)
    },
  }
}
