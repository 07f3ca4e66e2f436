/** What the inbox's list says of a mail; `received_at` is ISO 8601. */
export type ListedMail = {
  readonly id: string
  readonly received_at: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
}

/** A whole mail; `links` are those of the text and of the HTML, each once. */
export type Mail = ListedMail & {
  readonly text: string | null
  readonly html: string | null
  readonly links: readonly string[]
}

/** The link of a mail whose path ends as given; throws when there is none. */
export function linkIn({ links, subject }: Mail, pathEnd: string): string {
  const link = links.find((url) => new URL(url).pathname.endsWith(pathEnd))
  if (!link) throw new Error(`The mail "${subject}" has no link to …${pathEnd}, only: ${links.join(' ')}`)
  return link
}
