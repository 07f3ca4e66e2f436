import type { System } from './system.ts'

/** What of the publisher's data may be used: a customer who is not linked, plans with seats. */
export type Given = {
  edition: string
  customer?: string
  plan?: string
  fullPlan?: string
  endedPlan?: string
}

/** One line of the protocol. */
export type Requirement = {
  /** In plain words, what the system has to do. */
  says: string
  /** Where it is specified: a heading of docs/spec/publisher.md. */
  heading: string
  needs?: Exclude<keyof Given, 'edition'>
  check: (system: System, given: Required<Given>) => Promise<void>
}
