'use client'

import { privacyTexts } from '@leserkonto/texts'
import { Button } from '../Button/Button.tsx'
import type { ConsentDecision } from '../browser/consent.ts'
import { useWords } from '../hooks/use-words.ts'
import { ModalFlyout, type ModalFlyoutProps } from '../ModalFlyout/ModalFlyout.tsx'
import { linkedText } from '../parts/linked-text.ts'
import classes from './ConsentQuestion.module.css'

export type ConsentQuestionProps = Omit<ModalFlyoutProps, 'open' | 'title' | 'onClose' | 'children'> & {
  decision: ConsentDecision
  /** Address of the privacy page. */
  privacy: string
  onDecide: (decision: Exclude<ConsentDecision, 'open'>) => void
}

/**
 * Asks whether visits may be measured: two answers that look alike, and closing it leaves a decision as it is, or
 * refuses. Source: docs/decisions/0007-consent-layer.md.
 */
export function ConsentQuestion({ decision, privacy, onDecide, ...rest }: ConsentQuestionProps) {
  const words = useWords('consentQuestion', privacyTexts)
  return (
    <ModalFlyout
      {...rest}
      open
      title={words.title}
      onClose={() => onDecide(decision === 'given' ? 'given' : 'refused')}
    >
      <div className={classes.question}>
        <p>{words.text}</p>
        <p>
          {linkedText(words.more, (name) => (
            <a href={privacy}>{name}</a>
          ))}
        </p>
        {decision !== 'open' && <p>{words[decision]}</p>}
        <div className={classes.answers}>
          <Button variant="secondary" onClick={() => onDecide('refused')}>
            {words.refuse}
          </Button>
          <Button variant="secondary" onClick={() => onDecide('given')}>
            {words.accept}
          </Button>
        </div>
      </div>
    </ModalFlyout>
  )
}
