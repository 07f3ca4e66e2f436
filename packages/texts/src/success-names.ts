/** The success pages, `pageType/message`. By themselves, since the sign-in page has these names and not the words of the pages. */
const names = [
  'activation/success',
  'password/success',
  'email/success',
  'session/left',
  'profile/deleted',
] as const

/** Name of a success page. */
export type SuccessName = (typeof names)[number]

/** The name that a pageType and a message make, or undefined when there is no such page. */
export const successNameOf = (pageType: string, message: string): SuccessName | undefined =>
  names.find((name) => name === `${pageType}/${message}`)
