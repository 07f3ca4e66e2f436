import { measuredPages } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { operation } from './operation.ts'

/** What a browser measured of a page: its kind and bounded numbers, so that nothing from outside becomes a label. */
const Report = z.strictObject({
  page: z.enum(measuredPages),
  /** Largest contentful paint, in milliseconds. */
  lcp: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
  /** Interaction to next paint, in milliseconds. */
  inp: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
  /** Cumulative layout shift, in thousandths. */
  cls: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
})

/** How the portal's pages felt. Source: docs/spec/presentation.md#field-measurements. */
export const pageSpeed = {
  report: operation({
    summary: 'Count how fast a page was; nothing is stored, and nobody is named',
    method: 'POST',
    path: '/page-speed',
    auth: 'anyone',
    input: Report,
    output: z.void(),
    status: 204,
    errors: [],
  }),
} as const
