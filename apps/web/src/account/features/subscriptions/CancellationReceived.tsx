import { cancellationTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import actions from '../../shell/Actions.module.css'
import { germanMoment } from '../../shell/german-date.ts'
import { Page } from '../../shell/Page.tsx'

/** The service's answer, and the address the mail goes to. */
export type Receipt = { receipt_id: string; received_at: string; email: string }

type CancellationReceivedProps = { receipt: Receipt; onPrint: () => void }

/** Confirms that and when the cancellation arrived, for the reader's records: the same as the mail. */
export function CancellationReceived({ receipt, onPrint }: CancellationReceivedProps) {
  const texts = cancellationTexts.done
  return (
    <Page key="done" title={texts.title} lead={texts.text(germanMoment(receipt.received_at))}>
      <p>{texts.mail(receipt.email)}</p>
      <p className={actions.after}>{texts.receipt(receipt.receipt_id)}</p>
      <p className={actions.after}>{texts.next}</p>
      <div className={actions.actions}>
        <Button variant="secondary" onClick={onPrint}>
          {texts.print}
        </Button>
      </div>
    </Page>
  )
}
