import type { multiuser, Output } from '@leserkonto/contracts'

/** A company's plan and who reads along on it. */
export type CompanyUsers = Output<typeof multiuser.show>
/** Somebody who reads along, or is invited to. */
export type CompanyUser = CompanyUsers['users'][number]

/** One line of the list while it is worked on; `key` names its fields: `<key>.email`. */
export type UserLine = {
  readonly key: string
  /** Who has a seat already; undefined for somebody new. */
  readonly user: CompanyUser | undefined
  /** Goes when the list is saved. */
  readonly removed: boolean
}

/** What the form holds, by `<key>.<field>`. */
export type UsersValues = Readonly<Record<string, string>>

/** The fields of one line. */
export const lineValues = (key: string, user?: CompanyUser): UsersValues => ({
  [`${key}.email`]: user?.email ?? '',
  [`${key}.given_name`]: user?.given_name ?? '',
  [`${key}.family_name`]: user?.family_name ?? '',
})

/** The list as it was loaded. */
export const linesOf = ({ users }: CompanyUsers): UserLine[] =>
  users.map((user) => ({ key: user.id, user, removed: false }))
