import { uiTexts } from '@leserkonto/texts'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { Link } from '../Link/Link.tsx'
import classes from './Breadcrumb.module.css'

/** One step of the way. Source: seed presentation §3. */
export type BreadcrumbItem = { label: string; to?: string | undefined }

export type BreadcrumbProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From the root to the page shown. */
  items: readonly BreadcrumbItem[]
}

/** The way from the front page to this one; nothing at all without a step. */
export function Breadcrumb({ items, className, ...rest }: BreadcrumbProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label={uiTexts.breadcrumb.name} {...rest} className={classNames(classes.breadcrumb, className)}>
      <ol className={classes.list}>
        {items.map(({ label, to }, index) => (
          <li key={`${to} ${label}`} className={classes.item}>
            <Step label={label} to={to} isLast={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ label, to, isLast }: BreadcrumbItem & { isLast: boolean }) {
  const current = isLast ? 'page' : undefined
  if (to === undefined) return <span aria-current={current}>{label}</span>
  return (
    <Link to={to} className={classes.link} aria-current={current}>
      {label}
    </Link>
  )
}
