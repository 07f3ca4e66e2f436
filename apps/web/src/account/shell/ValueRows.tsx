import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { OnGlyph } from './glyphs.tsx'
import classes from './ValueRows.module.css'

type ValueRowProps = {
  title: string
  /** What is true now. */
  children?: ReactNode
  /** What can be done; the whole row leads there. */
  verb: string
  to: string
  icon?: ReactNode
}

type ValueRowsProps = {
  /** Values stand beside the names where there is room. @default false */
  columns?: boolean
  children: ReactNode
}

/** Rows between hairlines: what something is called, how it stands, and one verb at the right. */
export const ValueRows = ({ columns = false, children }: ValueRowsProps) => (
  <ul className={classes.rows} data-columns={columns}>
    {children}
  </ul>
)

/** One row. */
export const ValueRow = ({ title, children, verb, to, icon }: ValueRowProps) => (
  <li>
    {icon}
    <div className={classes.said}>
      <strong>{title}</strong>
      {children && <div className={classes.value}>{children}</div>}
    </div>
    <RowLink to={to} label={`${verb}: ${title}`}>
      {verb}
      <OnGlyph />
    </RowLink>
  </li>
)

type RowLinkProps = {
  to: string
  /** What it is called where its text alone does not say of what. */
  label?: string
  children: ReactNode
}

/** A link to a screen of the account, or to an address outside of it. */
export const RowLink = ({ to, label, children }: RowLinkProps) =>
  to.startsWith('/service') || to.startsWith('/na/') ? (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  ) : (
    <a href={to} aria-label={label}>
      {children}
    </a>
  )
