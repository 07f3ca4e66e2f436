import { linkedParts, privacyTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { ModalFlyout } from '@leserkonto/ui/ModalFlyout'
import type { ConsentDecision, ConsentStore } from '../account/session/consent.ts'
import classes from './ConsentQuestion.module.css'

type ConsentQuestionProps = {
  decision: ConsentDecision
  /** Address of the privacy page. */
  privacy: string
  onDecide: ConsentStore['decide']
}

const texts = privacyTexts

/** The account's question on a page of the portal: two answers that look alike, and closing it refuses or changes nothing. */
export const ConsentQuestion = ({ decision, privacy, onDecide }: ConsentQuestionProps) => (
  <ModalFlyout open title={texts.title} onClose={() => onDecide(decision === 'given' ? 'given' : 'refused')}>
    <div className={classes.question}>
      <p>{texts.text}</p>
      <p>
        {linkedParts(texts.more).map(({ kind, value }) =>
          kind === 'link' ? (
            <a key={value} href={privacy}>
              {value}
            </a>
          ) : (
            value
          ),
        )}
      </p>
      {decision !== 'open' && <p>{texts[decision]}</p>}
      <div className={classes.answers}>
        <Button variant="secondary" onClick={() => onDecide('refused')}>
          {texts.refuse}
        </Button>
        <Button variant="secondary" onClick={() => onDecide('given')}>
          {texts.accept}
        </Button>
      </div>
    </div>
  </ModalFlyout>
)
