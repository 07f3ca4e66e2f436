/** What an opt-in token confirms: exactly the lists its mail named. */
export type OptInPayload = {
  edition: string
  newsletterIds: string[]
  textVersion: string
  mailId: string
  returnUrl?: string
}
