import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { classNames } from '../class-names/class-names.tsx'
import { ErrorGlyph, SuccessGlyph, WarningGlyph } from '../glyphs/glyphs.tsx'
import classes from './HeaderNotification.module.css'

/** One line across the page. Types: seed presentation §3; success and error are those of the account as well. */
export type HeaderNotice = {
  readonly id: string
  readonly type: 'success' | 'warning' | 'error'
  /** May carry links. */
  readonly message: ReactNode
}

export type HeaderNotificationProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What to say, in the order shown; errors stand first. Empty says nothing. */
  notices: readonly HeaderNotice[]
  /** The reader closed one: the page takes it out of `notices`. @default they cannot be closed */
  onClose?: ((id: string) => void) | undefined
}

const signs = { success: SuccessGlyph, warning: WarningGlyph, error: ErrorGlyph }

/**
 * Notices under the page's header that stay until they are closed or their cause is gone. Mount it once and keep it:
 * its live regions stand before the first notice.
 */
export function HeaderNotification({ notices, onClose, className, ...rest }: HeaderNotificationProps) {
  const lineOf = (notice: HeaderNotice) => <Line key={notice.id} notice={notice} onClose={onClose} />
  return (
    <div {...rest} className={classNames(classes.notices, className)}>
      <div role="alert">{notices.filter(({ type }) => type === 'error').map(lineOf)}</div>
      <div role="status">{notices.filter(({ type }) => type !== 'error').map(lineOf)}</div>
    </div>
  )
}

function Line({ notice, onClose }: { notice: HeaderNotice; onClose: ((id: string) => void) | undefined }) {
  const Sign = signs[notice.type]
  return (
    <div className={classes.line} data-type={notice.type}>
      <div className={classes.content}>
        <Sign className={classes.sign} />
        <p className={classes.message}>{notice.message}</p>
        {onClose && <CloseButton className={classes.close} onClick={() => onClose(notice.id)} />}
      </div>
    </div>
  )
}
