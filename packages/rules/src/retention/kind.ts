/** Art. 6 (1) DSGVO: a consent, b contract, c legal obligation, f legitimate interest. */
export type Basis = 'consent' | 'contract' | 'obligation' | 'interest'

/** Columns of a model of prisma/schema.prisma. Where `rows` is given, of these rows only: other kinds cover the others. */
export type Covered = { readonly model: string; readonly columns: readonly string[]; readonly rows?: string }

/**
 * How long data is kept: a time after a moment, full calendar years after the year of a moment by the calendar in Berlin, as
 * long as something lasts, or for ever. `otherwise` is another time that can end it.
 */
export type Period =
  | { readonly ms: number; readonly after: string; readonly otherwise?: Otherwise }
  | { readonly years: number; readonly after: string; readonly otherwise?: Otherwise }
  | { readonly until: string }
  | { readonly forever: string }

type Otherwise = { readonly ms: number; readonly when: string }

/** A kind of personal data. */
export type Kind = {
  /** Title in the document. */
  readonly title: string
  readonly covers: readonly Covered[]
  /** Where it is besides, or instead. */
  readonly elsewhere?: string
  readonly purpose: string
  readonly basis: Basis
  /** What else the law says about it. */
  readonly laws?: readonly string[]
  readonly period: Period
  /** Who ends it: a job by its name in periodic-jobs.ts, or words. */
  readonly endedBy: { readonly job: string } | { readonly other: string }
  /** What becomes of it when its reader deletes the account: gone with it, or why it stays. */
  readonly onDeletion: 'gone' | { readonly stays: string }
  /** Parts of the export that show it, or why none does. */
  readonly shownIn: readonly string[] | { readonly nowhere: string }
}
