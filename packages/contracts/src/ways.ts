import * as z from 'zod/mini'
import { operation } from './operation.ts'

/** What a browser reports of a way in: words and a bounded number, so that nothing from outside becomes a label. */
const Report = z.strictObject({
  way: z.enum(['sheet', 'passkey']),
  /** Whether the device has the way. */
  arm: z.enum(['on', 'off']),
  /** `form`: a form was shown, counted where the browser has signed in before. */
  event: z.enum(['begun', 'finished', 'form']),
  /** From the wall to the text. */
  seconds: z.optional(z.int().check(z.minimum(0), z.maximum(1_800))),
})

/** Ways in that a share of the devices has. Source: docs/spec/account.md#ways-by-share. */
export const ways = {
  report: operation({
    summary: 'Count what became of a way in; nothing is stored, and nobody is named',
    method: 'POST',
    path: '/ways',
    auth: 'anyone',
    input: Report,
    output: z.void(),
    status: 204,
    errors: [],
  }),
} as const
