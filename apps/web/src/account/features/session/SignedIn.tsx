import { sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import actions from '../../shell/Actions.module.css'
import { Page } from '../../shell/Page.tsx'

type SignedInProps = {
  email: string
  onNext: () => void
  onSwitch: () => void
  /** The switch is under way. */
  switching: boolean
}

/** What a reader sees who opens the login page signed in: as whom, and two ways on. */
export function SignedIn({ email, onNext, onSwitch, switching }: SignedInProps) {
  const texts = sessionTexts.signedIn
  return (
    <Page title={texts.title} lead={texts.as(email)}>
      <div className={actions.actions}>
        <Button onClick={onNext}>{texts.next}</Button>
        <Button variant="secondary" onClick={onSwitch} loading={switching}>
          {texts.switch}
        </Button>
      </div>
    </Page>
  )
}
