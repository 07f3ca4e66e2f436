import { accountTexts } from '@leserkonto/texts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAccount } from '../session/account.ts'
import classes from './Page.module.css'

type PageProps = {
  /** Heading of the view, and its title in the browser's tab. */
  title: string
  /** Words under the heading. */
  lead?: ReactNode
  /** `narrow` is the one column of forms, `wide` holds sections. @default 'narrow' */
  width?: 'narrow' | 'wide'
  children?: ReactNode
}

/**
 * One view with its one heading. Each view but the first of a visit puts the focus on it, which announces the new
 * page to screen readers and lets the keyboard go on from the top.
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
