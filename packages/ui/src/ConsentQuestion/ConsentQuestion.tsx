'use client'

import { privacyTexts } from '@leserkonto/texts'
import { Button } from '../Button/Button.tsx'
import type { ConsentDecision } from '../browser/consent.ts'
import { useWords } from '../hooks/use-words.ts'
import { ModalFlyout, type ModalFlyoutProps } from '../ModalFlyout/ModalFlyout.tsx'
import { linkedText } from '../parts/linked-text.ts'
import classes from './ConsentQuestion.module.css'

export type ConsentQuestionProps = Omit<ModalFlyoutProps, 'open' | 'title' | 'onClose' | 'children'> & {
  /** Whether anything is measured: where nothing is, that is said instead of asking. */
  measures: boolean
  decision: ConsentDecision
  /** Address of the privacy page. */
  privacy: string
  onDecide: (decision: Exclude<ConsentDecision, 'open'>) => void
}

/**
 * Asks whether visits may be measured: two answers that look alike, and closing it leaves a decision as it is, or
 * refuses. Where nothing is measured there is one way on, which counts as closing it. Source: docs/decisions/0007-consent-layer.md.
 */
export function ConsentQuestion({ measures, decision, privacy, onDecide, ...rest }: ConsentQuestionProps) {
  const words = useWords('consentQuestion', privacyTexts)
  const close = () => onDecide(decision === 'given' ? 'given' : 'refused')
  const answers = measures
    ? [
        { label: words.refuse, give: () => onDecide('refused') },
        { label: words.accept, give: () => onDecide('given') },
      ]
    : [{ label: words.understood, give: close }]
  return (
    <ModalFlyout {...rest} open title={words.title} onClose={close}>
      <div className={classes.question}>
        {measures && <p>{words.text}</p>}
        <p>
          {linkedText(measures ? words.more : words.nothing, (name) => (
            <a href={privacy}>{name}</a>
          ))}
        </p>
        {measures && decision !== 'open' && <p>{words[decision]}</p>}
        <div className={classes.answers}>
          {answers.map(({ label, give }) => (
            <Button key={label} variant="secondary" onClick={give}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </ModalFlyout>
  )
}
