'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { NoticeBody, type NoticeType, noticeTone, noticeTypes } from '../notice-body/notice-body.tsx'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './HeaderNotification.module.css'

export type { NoticeType } from '../notice-body/notice-body.tsx'

/** One line across the page. */
export type HeaderNotice = {
  readonly id: string
  readonly type: NoticeType
  /** May carry links. */
  readonly message: ReactNode
}

export type HeaderNotificationProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What to say, in the order shown; errors come first. Empty says nothing. */
  notices: readonly HeaderNotice[]
  /** The reader closed one: the page takes it out of `notices`. @default they cannot be closed */
  onClose?: ((id: string) => void) | undefined
}

// An unknown type is taken for a warning: seen by all, and interrupting nobody.
const typeOf = ({ type }: HeaderNotice) => oneOf('HeaderNotification', 'type', type, noticeTypes, 'warning')

/**
 * Notices under the page's header that stay until they are closed or their cause is gone. Mount it once and keep it:
 * its live regions are there before the first notice.
 */
export function HeaderNotification({ notices, onClose, className, ...rest }: HeaderNotificationProps) {
  const lineOf = (notice: HeaderNotice) => <Line key={notice.id} notice={notice} onClose={onClose} />
  return (
    <div {...rest} className={classNames(classes.notices, className)}>
      <div role="alert">{notices.filter((notice) => typeOf(notice) === 'error').map(lineOf)}</div>
      <div role="status">{notices.filter((notice) => typeOf(notice) !== 'error').map(lineOf)}</div>
    </div>
  )
}

function Line({ notice, onClose }: { notice: HeaderNotice; onClose: ((id: string) => void) | undefined }) {
  const type = typeOf(notice)
  return (
    <div className={classNames(noticeTone, classes.line)} data-type={type}>
      <div className={classes.content}>
        <NoticeBody type={type} onClose={onClose && (() => onClose(notice.id))}>
          {notice.message}
        </NoticeBody>
      </div>
    </div>
  )
}
