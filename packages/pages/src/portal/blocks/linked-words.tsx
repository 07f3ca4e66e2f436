import type { TextLink } from '@leserkonto/publisher-wire/content'
import { safeLink } from '@leserkonto/rules'
import { Link } from '@leserkonto/ui/Link'
import { Fragment, type ReactNode } from 'react'

type Places = readonly { readonly start: number; readonly link: TextLink }[]

/**
 * Texts in which the first place of the words of each link leads where it says. A link whose words are nowhere, that lies in
 * another one, or that leads nowhere safe is left out: its words stay.
 */
export function withLinks(texts: readonly string[], links: readonly TextLink[] = []): ReactNode[] {
  const open = new Set(links.filter(({ href }) => safeLink(href) !== undefined))
  return texts.map((text) => {
    const places = placesIn(text, [...open])
    for (const { link } of places) open.delete(link)
    return places.length === 0 ? text : <Linked key={text} text={text} places={places} />
  })
}

/** From the left, without what overlaps. */
function placesIn(text: string, links: readonly TextLink[]): Places {
  const all = links.flatMap((link) => {
    const start = text.indexOf(link.text)
    return start < 0 ? [] : { start, link }
  })
  let end = 0
  return all
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, link }) => {
      if (start < end) return false
      end = start + link.text.length
      return true
    })
}

function Linked({ text, places }: { text: string; places: Places }) {
  const ends = places.map(({ start, link }) => start + link.text.length)
  return (
    <>
      {places.map(({ start, link }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index - 1] ?? 0, start)}
          <Link href={safeLink(link.href)}>{link.text}</Link>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
