import type { StaffRole } from '@leserkonto/rules'

/** What stands in a cell: words, a link, or a form with one button. */
export type DeskCell =
  | string
  | { readonly text: string; readonly href: string }
  | { readonly forms: readonly DeskForm[] }

/** A field of a form. */
export type DeskField =
  | { readonly kind: 'hidden'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'text' | 'number' | 'email' | 'lines'
      readonly name: string
      readonly label: string
      readonly value?: string
      readonly hint?: string
      readonly most?: number
      readonly isFirst?: true
    }
  | {
      readonly kind: 'choice'
      readonly name: string
      readonly label: string
      readonly options: readonly (readonly [value: string, text: string])[]
      /** What is chosen already; without it somebody has to choose. */
      readonly value?: string
    }

/** A form of the desk, which is always sent by POST. */
export type DeskForm = {
  readonly action: string
  readonly button: string
  readonly fields: readonly DeskField[]
  readonly title?: string
  readonly text?: string
  /** What it does cannot be taken back. */
  readonly isGrave?: boolean
}

/** What a page of the desk is made of. */
export type DeskBlock =
  | { readonly kind: 'notice'; readonly tone: 'done' | 'refused' | 'state'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly (readonly [string, string])[] }
  | {
      readonly kind: 'table'
      readonly title: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly DeskCell[])[]
    }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** Open from the beginning. */
  | { readonly kind: 'form'; readonly form: DeskForm }
  /** Several, each behind its title. */
  | { readonly kind: 'forms'; readonly title: string; readonly forms: readonly DeskForm[] }

/** A page of the desk. */
export type DeskView = {
  readonly title: string
  readonly blocks: readonly DeskBlock[]
  /** Which of the frame's ways it belongs to. */
  /** It is shown in a frame of the ticket system: without the desk's head, and its links open beside it. */
  readonly isFramed?: true
  readonly place?: 'search' | 'cases' | 'waiting' | 'morning' | 'record'
}

/** Who looks at it, and what proves that its forms were sent from it; undefined for somebody who is not signed in. */
export type DeskReader = { readonly name: string; readonly role: StaffRole; readonly proof: string }
