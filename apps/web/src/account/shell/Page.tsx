import { accountTexts } from '@leserkonto/texts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAccount } from '../session/account.ts'
import classes from './Page.module.css'

type PageProps = {
  /** Heading of the view, and its title in the browser's tab. */
  title: string
  /** Text under the heading. */
  lead?: ReactNode
  /** `narrow` is for forms, `wide` for sections, `full` for cards side by side. @default 'narrow' */
  width?: 'narrow' | 'wide' | 'full'
  children?: ReactNode
}

/**
 * One view with its main heading. Each view except the first of a visit focuses the heading, so that screen readers
 * announce the new page and the keyboard starts at its top.
 */
export function Page({ title, lead, width = 'narrow', children }: PageProps) {
  const { page, views } = useAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = accountTexts.pageTitle(title, page.edition.name)
  }, [title, page])
  useEffect(() => {
    views.shown += 1
    if (views.shown === 1) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [views])
  return (
    <div className={classes.page} data-width={width}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </div>
  )
}
