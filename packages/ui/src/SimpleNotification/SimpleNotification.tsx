'use client'

import { type HTMLAttributes, type ReactNode, type Ref, useRef } from 'react'
import { useOwnRef } from '../hooks/use-own-ref.ts'
import { usePausableTimeout } from '../hooks/use-pausable-timeout.ts'
import { NoticeBody, type NoticeType, noticeTone, noticeTypes } from '../notice-body/notice-body.tsx'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './SimpleNotification.module.css'

export type { NoticeType } from '../notice-body/notice-body.tsx'

/** Source: docs/spec/blocks.md#simplenotification. */
export type Notification = {
  readonly type: NoticeType
  readonly message: ReactNode
  /** Milliseconds until it clears itself, or `'stays'` until the reader closes it. @default 5000 */
  readonly displayTimeMs?: number | 'stays'
}

export type SimpleNotificationProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
  /** What to say; null says nothing. A new object starts the display time again. */
  notification: Notification | null
  /** The time is over or the reader closed it: the page sets `notification` to null. */
  onClear: () => void
  ref?: Ref<HTMLDivElement>
}

const defaultDisplayTimeMs = 5000

/**
 * A short message over the page. Mount it once and keep it: both live regions are there before the first message, so that
 * screen readers notice it. Pointer or focus on the message stops the clock; it must never be the only place of an error.
 */
export function SimpleNotification({
  notification,
  onClear,
  className,
  ref,
  ...rest
}: SimpleNotificationProps) {
  const durationMs = notification?.displayTimeMs ?? defaultDisplayTimeMs
  const place = useOwnRef(ref ?? null)
  const isPointedAt = useRef(false)
  // The pointer may leave while the focus stays, and the other way round.
  const isHeld = () => isPointedAt.current || place.current?.contains(document.activeElement) === true
  const clock = usePausableTimeout(onClear, durationMs === 'stays' ? null : durationMs, notification, isHeld)
  const point = (isOn: boolean) => () => {
    isPointedAt.current = isOn
    if (isOn) clock.pause()
    else clock.resume()
  }
  const pausing = {
    onPointerEnter: point(true),
    onPointerLeave: point(false),
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
    <div {...rest} ref={place} className={classNames(classes.place, className)}>
      <div role="status" {...pausing}>
        {type !== 'error' && card}
      </div>
      <div role="alert" {...pausing}>
        {type === 'error' && card}
      </div>
    </div>
  )
}
