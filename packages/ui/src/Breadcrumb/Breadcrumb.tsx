'use client'

import { uiTexts } from '@leserkonto/texts'
import type { ComponentProps } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'
import { devWarning } from '../parts/dev-warning.ts'
import { distinctKeys } from '../parts/distinct-keys.ts'
import classes from './Breadcrumb.module.css'

/** One step of the way. Source: docs/spec/blocks.md#breadcrumb. */
export type BreadcrumbItem = { label: string; href?: string | undefined }

export type BreadcrumbProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From the root to the page shown. */
  items: readonly BreadcrumbItem[]
}

/**
 * The way from the front page to this one; nothing at all without a step. A step without a label is left out.
 * Source: docs/spec/blocks.md#breadcrumb.
 */
export function Breadcrumb({ items, className, ...rest }: BreadcrumbProps) {
  const words = useWords('breadcrumb', uiTexts.breadcrumb)
  const steps = items.filter(hasLabel)
  if (steps.length === 0) return null
  const keys = distinctKeys(steps.map(({ label, href }) => `${href} ${label}`))
  return (
    <nav aria-label={words.name} {...rest} className={classNames(classes.breadcrumb, className)}>
      <ol className={classes.list}>
        {steps.map(({ label, href }, index) => (
          <li key={keys[index]} className={classes.item}>
            <Step label={label} href={href} isLast={index === steps.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ label, href, isLast }: BreadcrumbItem & { isLast: boolean }) {
  const current = isLast ? 'page' : undefined
  if (href === undefined) return <span aria-current={current}>{label}</span>
  return (
    <Link href={href} className={classes.link} aria-current={current}>
      {label}
    </Link>
  )
}

// Editorial data may lack what the types ask for.
function hasLabel(item: BreadcrumbItem | null): boolean {
  const has = Boolean(item?.label?.trim())
  if (!has) devWarning('Breadcrumb', 'left out a step without label')
  return has
}
