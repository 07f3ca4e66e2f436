import type { ComponentProps, ReactNode } from 'react'
import { Avatar, type AvatarUser } from '../Avatar/Avatar.tsx'
import { classNames } from '../parts/class-names.ts'
import classes from './reader-notice.module.css'

type ReaderNoticeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Whose picture or initials are beside the words; undefined: nobody is known by name. */
  user: AvatarUser | undefined
  /** Words and links. */
  children: ReactNode
  /** A button that takes it away. @default none */
  close?: ReactNode
}

/** Says as whom the reader is signed in: neutral, since nothing is wrong and nothing was done. */
export const ReaderNotice = ({ user, children, close, className, ...rest }: ReaderNoticeProps) => (
  <div {...rest} className={classNames(classes.notice, className)} role="status">
    <span className={classes.said}>
      <Avatar size="small" user={user ?? null} fallback="icon" decorative />
      <span>{children}</span>
    </span>
    {close}
  </div>
)
