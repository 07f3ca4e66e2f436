import { privacyTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { ModalFlyout } from '@leserkonto/ui/ModalFlyout'
import type { ConsentDecision, ConsentStore } from '../session/consent.ts'
import classes from './Actions.module.css'
import { LinkedText } from './LinkedText.tsx'

type ConsentLayerProps = {
  decision: ConsentDecision
  /** Address of the privacy page. */
  privacy: string
  onDecide: ConsentStore['decide']
}

/** The question, with two answers that look alike; closing it without one leaves everything as it is, or refuses. */
export function ConsentLayer({ decision, privacy, onDecide }: ConsentLayerProps) {
  const texts = privacyTexts
  return (
    <ModalFlyout
      open
      title={texts.title}
      onClose={() => onDecide(decision === 'given' ? 'given' : 'refused')}
    >
      <p>{texts.text}</p>
      <p className={classes.after}>
        <LinkedText text={texts.more} targets={{ Datenschutzerklärung: { to: privacy } }} />
      </p>
      {decision !== 'open' && <p className={classes.after}>{texts[decision]}</p>}
      <div className={classes.actions}>
        <Button variant="secondary" onClick={() => onDecide('refused')}>
          {texts.refuse}
        </Button>
        <Button variant="secondary" onClick={() => onDecide('given')}>
          {texts.accept}
        </Button>
      </div>
    </ModalFlyout>
  )
}
