/**
 * Why a reader deletes the profile, as the page offers it; free text may come with it or alone.
 * Source: docs/spec/contract.md#reasons-of-a-deletion.
 */
export const deletionReasons = ['unused', 'no_plan', 'mails', 'privacy', 'second_account', 'other'] as const

/** One of them. */
export type DeletionReason = (typeof deletionReasons)[number]
