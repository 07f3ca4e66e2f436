import { notMeTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { Failure } from '../../session/failure.ts'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Page } from '../../shell/Page.tsx'

type NotMeProps = {
  /** The link carried a token. */
  hasToken: boolean
  done: boolean
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
}

/** One button, as on every page that a mail opens; the answer is the same for every token. */
export function NotMe({ hasToken, done, busy, failure, onConfirm }: NotMeProps) {
  if (done) return <Page key="done" title={notMeTexts.done.title} lead={notMeTexts.done.text} />
  return (
    <Page key="asks" title={notMeTexts.title} lead={hasToken ? notMeTexts.text : notMeTexts.invalid}>
      <FailureBox failure={failure} />
      {hasToken && (
        <Button size="large" onClick={onConfirm} loading={busy}>
          {notMeTexts.submit}
        </Button>
      )}
    </Page>
  )
}
