import { Button } from '@leserkonto/ui/Button'
import { ModalFlyout } from '@leserkonto/ui/ModalFlyout'
import type { Failure } from '../session/failure.ts'
import classes from './Actions.module.css'
import { FailureBox } from './FailureBox.tsx'

type ConfirmDialogProps = {
  open: boolean
  /** The question, its consequences, and the labels of both buttons. */
  texts: {
    readonly title: string
    readonly text: string
    readonly confirm: string
    readonly cancel: string
  }
  onConfirm: () => void
  /** The reader cancels; nothing changes. */
  onClose: () => void
  busy: boolean
  failure: Failure | undefined
  /** Nothing is taken away. @default false */
  isHarmless?: boolean
}

/** Asks before something is taken away, or given. The focus goes back to where it was when it closes. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, texts, onConfirm, onClose, busy, failure, isHarmless = false } = props
  return (
    <ModalFlyout open={open} title={texts.title} onClose={onClose}>
      <FailureBox failure={failure} />
      <p>{texts.text}</p>
      <div className={classes.actions}>
        <Button className={isHarmless ? undefined : classes.danger} onClick={onConfirm} loading={busy}>
          {texts.confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </ModalFlyout>
  )
}
