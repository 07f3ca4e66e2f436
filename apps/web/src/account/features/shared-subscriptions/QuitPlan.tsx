import { sharedReaderTexts } from '@leserkonto/texts'
import { useNavigate } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx'
import { useChange } from '../../shell/use-change.ts'
import { useSharedChange } from './shared-plan.ts'

/** Gives the reader's own seat up after they have confirmed it. */
export function QuitPlan({ seatId, onClose }: { seatId: string; onClose: () => void }) {
  const navigate = useNavigate()
  const paths = usePaths()
  const changed = useSharedChange()
  const { busy, failure, run } = useChange(
    trpc.sharedSubscriptions.removeChildUser.useMutation({
      onSuccess: () => {
        navigate(`${paths.sharedSubscriptions}/quit`, { replace: true })
        return changed()
      },
    }),
  )
  return (
    <ConfirmDialog
      open
      texts={sharedReaderTexts.quitDialog}
      onConfirm={() => run({ id: seatId })}
      onClose={onClose}
      busy={busy}
      failure={failure}
    />
  )
}
