import { z } from 'zod'
import { EditionName, Time } from './crm.ts'

const Line = z.string().min(1).max(200)

const TypedField = z.enum(
  'reason gp_number given_name family_name street housenumber postcode city contract end_date order_date'.split(
    ' ',
  ),
)
/** What a reader has typed, by the field it was typed into. */
const AsTyped = z.partialRecord(TypedField, z.string().min(1))

/** POST /cancellations takes this (§§ 312k, 356a BGB); it is accepted even if it fits no customer. */
export const CancellationBody = z.strictObject({
  /** A withdrawal is no cancellation: the contract counts as never made. */
  kind: z.enum(['ordinary', 'extraordinary', 'withdrawal']),
  reason: z.string().max(2000).nullish(),
  /** Ten digits. */
  gp_number: z.string().max(40).nullish(),
  /** The whole name may be in one of the two. */
  given_name: Line.nullish(),
  family_name: Line.nullish(),
  street: Line.nullish(),
  housenumber: Line.nullish(),
  postcode: Line.nullish(),
  city: Line.nullish(),
  /** Missing where the reader named none: people find it. */
  contract: Line.nullish(),
  /** An ISO day. */
  end_date: Line.nullish(),
  /** An ISO day. */
  order_date: Line.nullish(),
  email: z.string().min(3).max(254),
  edition: EditionName.nullish(),
  /** By which the reader asks for it on the telephone; it stands in the mail of receipt. Such as `K-2026-4F7Q-2MXD`. */
  case_number: z.string().max(40).optional(),
  /** For people to look at: what is no number, postcode or day is here alone, what is longer than its field in full. */
  as_typed: AsTyped.optional(),
})
export type CancellationBody = z.infer<typeof CancellationBody>

/** 201. */
export const CancellationReceipt = z.object({ receipt_id: z.string(), received_at: Time })
export type CancellationReceipt = z.infer<typeof CancellationReceipt>
