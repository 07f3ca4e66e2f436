import type { multiuser, Output } from '@leserkonto/contracts'

/** A company's plan and who shares it. */
export type CompanyUsers = Output<typeof multiuser.show>
/** Somebody who shares the plan or is invited to it. */
export type CompanyUser = CompanyUsers['users'][number]

/** One line of the list while it is edited; `key` names its fields: `<key>.email`. */
export type UserLine = {
  readonly key: string
  /** The user who has a seat already; undefined for a new one. */
  readonly user: CompanyUser | undefined
  /** Removed when the list is saved. */
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
