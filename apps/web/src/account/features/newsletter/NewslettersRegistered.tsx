import { newsletterAnswers, newsletterTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import actions from '../../shell/Actions.module.css'
import { Page } from '../../shell/Page.tsx'

/** What happened, what comes next and by when; the same text for every address. */
export function NewslettersRegistered({ onBack }: { onBack: () => void }) {
  const texts = newsletterTexts.registered
  return (
    <Page title={texts.title} lead={newsletterAnswers.mailSent}>
      <p>{texts.next}</p>
      <p className={actions.after}>{texts.missing}</p>
      <div className={actions.actions}>
        <Button variant="tertiary" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </Page>
  )
}
