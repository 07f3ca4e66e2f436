import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { NoticeBody, noticeTone, noticeTypes } from '../notice-body/notice-body.tsx'
import { oneOf } from '../one-of/one-of.tsx'
import { usePausableTimeout } from '../use-pausable-timeout/use-pausable-timeout.tsx'
import classes from './SimpleNotification.module.css'

/** Source: seed presentation §3 and seed account §3 (message, type, display time). */
export type Notification = {
  readonly type: (typeof noticeTypes)[number]
  readonly message: ReactNode
  /** Milliseconds until it clears itself, or `'stays'` until the reader closes it. @default 5000 */
  readonly displayTimeMs?: number | 'stays'
}

export type SimpleNotificationProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
  /** What to say; null says nothing. A new object starts the display time anew. */
  notification: Notification | null
  /** The time is over or the reader closed it: the page sets `notification` to null. */
  onClear: () => void
  ref?: Ref<HTMLDivElement>
}

const defaultDisplayTimeMs = 5000

/**
 * A short message over the page. Mount it once and keep it: both live regions stand before the first message, so that
 * screen readers notice it. Pointer or focus on the message stops the clock; it must never be the only place of an error.
 */
export function SimpleNotification({ notification, onClear, className, ...rest }: SimpleNotificationProps) {
  const durationMs = notification?.displayTimeMs ?? defaultDisplayTimeMs
  const clock = usePausableTimeout(onClear, durationMs === 'stays' ? null : durationMs, notification)
  const pausing = {
    onPointerEnter: clock.pause,
    onPointerLeave: clock.resume,
    onFocus: clock.pause,
    onBlur: clock.resume,
  }
  const type = oneOf('SimpleNotification', 'type', notification?.type, noticeTypes, 'warning')
  const card = notification && (
    <div className={classNames(noticeTone, classes.card)} data-type={type}>
      <NoticeBody type={type} onClose={onClear}>
        {notification.message}
      </NoticeBody>
    </div>
  )
  return (
    <div {...rest} className={classNames(classes.place, className)}>
      <div role="status" {...pausing}>
        {type !== 'error' && card}
      </div>
      <div role="alert" {...pausing}>
        {type === 'error' && card}
      </div>
    </div>
  )
}
