import type { ServedEdition } from '@leserkonto/editions'
import { escapeHtml, recordOf } from '@leserkonto/rules'
import type { OtherPaper } from './page-data.ts'

// The build draws a page for every newspaper there may ever be: with marks in place of what an edition says of itself, and
// one other newspaper for all there are.
const origin = 'https://drawn.invalid/'
const mark = /(tel:)?https:\/\/drawn\.invalid\/(\w+)(?:\.(\w+))?/g
const emblem = /<svg[^>]*><path d="https:\/\/drawn\.invalid\/(paper\.)?emblem"[^>]*><\/path><\/svg>/g
const entry = /<li>(?:(?!<\/li>).)*https:\/\/drawn\.invalid\/paper\.(?:(?!<\/li>).)*<\/li>/g

/** Where a frame that the build draws has the page's heading. */
export const markedHeading = `${origin}heading`

/** What the build draws, for newspapers and for the sign-on edition. */
type Drawn = { readonly newspaper: string; readonly signOn: string }

/** The sign-in page, and the frame of all others with the place of their heading. */
export type DrawnPages = { readonly signIn: Drawn; readonly frame: Drawn }

/** An edition whose own texts and addresses are marks, for the build to draw a page of. */
export const markedEdition = (edition: ServedEdition): ServedEdition => ({
  ...edition,
  name: `${origin}name`,
  emblem: `${origin}emblem`,
  phrases: { at: `${origin}phrases.at`, of: `${origin}phrases.of` },
  logo: { text: `${origin}logo.text`, url: `${origin}logo.url` },
  links: Object.fromEntries(
    Object.entries(edition.links).map(([name, link]) => [name, link && `${origin}links.${name}`]),
  ) as ServedEdition['links'],
  servicePhone: `${origin}servicePhone`,
  serviceHours: `${origin}serviceHours`,
  imprintLine: `${origin}imprintLine`,
})

/** The one other newspaper that the build draws. */
export const markedPaper: OtherPaper = {
  shortcut: `${origin}paper.shortcut`,
  name: `${origin}paper.name`,
  emblem: `${origin}paper.emblem`,
  theme: { color: `${origin}paper.color`, colorDark: `${origin}paper.colorDark` },
}

/** The other newspapers of a deployment. */
export const othersOf = (
  edition: Pick<ServedEdition, 'shortcut'>,
  editions: readonly ServedEdition[],
): readonly OtherPaper[] =>
  editions
    .filter(({ shortcut }) => shortcut !== edition.shortcut)
    .map(({ shortcut, name, emblem, theme }) => ({ shortcut, name, emblem, theme }))

/** A drawn page with an edition's own texts and addresses in place of the marks, and its group's other newspapers. */
export function withEdition(drawn: string, edition: ServedEdition, papers: readonly OtherPaper[]): string {
  const values = (name: string, part: string | undefined): string => {
    const value = recordOf(edition)[name]
    return String(part ? recordOf(value)[part] : value)
  }
  const listed = drawn.replace(entry, (one) => papers.map((paper) => withPaper(one, paper)).join(''))
  const signed = edition.emblem === null ? listed.replace(emblem, '') : listed
  return signed.replace(mark, (_, tel = '', name: string, part?: string) =>
    escapeHtml(tel ? tel + values(name, part).replaceAll(' ', '') : values(name, part)),
  )
}

function withPaper(entry: string, { theme, ...paper }: OtherPaper): string {
  const said: Readonly<Record<string, string | null>> = { ...paper, ...theme }
  const signed = paper.emblem === null ? entry.replace(emblem, '') : entry
  return signed.replace(mark, (_, _tel, _paper, part: string) => escapeHtml(said[part] ?? ''))
}
