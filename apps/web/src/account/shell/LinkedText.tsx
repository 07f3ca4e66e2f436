import { isOwnScreen } from '@leserkonto/pages/route-table'
import { linkedText } from '@leserkonto/ui/parts/linked-text'
import { Link } from 'react-router-dom'

/** Targets of a text's links by name: a path of this area or an address outside, with state for that page. */
export type LinkTargets = Readonly<Record<string, { readonly to: string; readonly state?: unknown }>>

/** A text of the catalogue with its square brackets as links. A name without a target stays plain text. */
export const LinkedText = ({ text, targets }: { text: string; targets: LinkTargets }) =>
  linkedText(text, (name) => {
    const target = targets[name]
    if (!target) return name
    return isOwn(target.to) ? (
      <Link to={target.to} state={target.state}>
        {name}
      </Link>
    ) : (
      <a href={target.to}>{name}</a>
    )
  })

const isOwn = (to: string) => to.startsWith('/') && isOwnScreen(new URL(to, location.origin).pathname)
