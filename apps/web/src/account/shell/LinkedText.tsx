import { linkedParts } from '@leserkonto/texts'
import { Link } from 'react-router-dom'

/** Where a named link of a text leads: a path of this area or an address outside, with what its page may know. */
export type LinkTargets = Readonly<Record<string, { readonly to: string; readonly state?: unknown }>>

/** A text of the catalogue with its square brackets as links. A name without a target stays a word. */
export const LinkedText = ({ text, targets }: { text: string; targets: LinkTargets }) =>
  linkedParts(text).map(({ kind, value }) => {
    const target = kind === 'link' ? targets[value] : undefined
    if (!target) return value
    return target.to.startsWith('/service') || target.to.startsWith('/na/') ? (
      <Link key={value} to={target.to} state={target.state}>
        {value}
      </Link>
    ) : (
      <a key={value} href={target.to}>
        {value}
      </a>
    )
  })
