import { isOwnScreen } from '@leserkonto/pages/route-table'
import { linkedText } from '@leserkonto/ui/parts/linked-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Targets of a text's links by name: a path of this area or an address outside, with state for that page. */
export type LinkTargets = Readonly<Record<string, { readonly to: string; readonly state?: unknown }>>

/** A text of the catalogue with its square brackets as links. A name without a target stays plain text. */
export const LinkedText = ({ text, targets }: { text: string; targets: LinkTargets }) =>
  linkedText(text, (name) => {
    const target = targets[name]
    if (!target) return name
    return (
      <WayTo to={target.to} state={target.state}>
        {name}
      </WayTo>
    )
  })

type WayToProps = {
  to: string
  state?: unknown
  /** Its name where what stands there does not say enough alone; begins with that. */
  label?: string
  children: ReactNode
}

/** A link to a page of this area, without a load, or to one outside. */
export const WayTo = ({ to, state, label, children }: WayToProps) =>
  isOwn(to) ? (
    <Link to={to} state={state} aria-label={label}>
      {children}
    </Link>
  ) : (
    <a href={to} aria-label={label}>
      {children}
    </a>
  )

const isOwn = (to: string) => to.startsWith('/') && isOwnScreen(new URL(to, location.origin).pathname)
