/** One address of the list and its result. */
export type BulkRow = {
  readonly email: string
  readonly ok: boolean
  /** Why it was not invited, in German. */
  readonly message?: string | undefined
  /** Seat of an invitation that exists but could not be sent: the next try sends it and makes no second one. */
  readonly unsentSeat?: string | undefined
  /** It was not sent, and there is nothing to mend. */
  readonly settled?: boolean
}

/** Whether it stays in the field for the next try. */
export const stays = ({ ok, settled }: BulkRow): boolean => !ok && !settled
