import { accountTexts } from '@leserkonto/texts'
import { emailBreaks } from '@leserkonto/ui/parts/email-breaks'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAccount } from '../session/account.ts'
import classes from './Page.module.css'

type PageProps = {
  /** Name of the view, in the browser's tab. */
  title: string
  /** Its heading. @default `title` */
  heading?: ReactNode
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
export function Page({ title, heading = title, lead, width = 'narrow', children }: PageProps) {
  const { page, views } = useAccount()
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = accountTexts.pageTitle(title, page.edition.name)
  }, [title, page])
  useEffect(() => {
    views.shown += 1
    if (views.shown === 1) return
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [views])
  return (
    <div className={classes.page} data-width={width}>
      <h1 ref={top} tabIndex={-1}>
        {heading}
      </h1>
      {lead && <p className={classes.lead}>{typeof lead === 'string' ? emailBreaks(lead) : lead}</p>}
      {children}
    </div>
  )
}
