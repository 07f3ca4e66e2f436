'use client'

import { uiTexts } from '@leserkonto/texts'
import { useWords } from '../hooks/use-words.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './ContentHeader.module.css'

type SponsoredLabelProps = { advertisement: boolean; onExplain: (() => void) | undefined }

/** 'Sonderthema', on request with 'Anzeige' before it; a button when there is an explanation to open. */
export function SponsoredLabel({ advertisement, onExplain }: SponsoredLabelProps) {
  const { sponsored, advertisement: word, explain } = useWords('contentHeader', uiTexts.contentHeader)
  const label = advertisement ? `${word} – ${sponsored}` : sponsored
  if (onExplain === undefined) return <span className={classes.label}>{label}</span>
  return (
    <>
      <button type="button" className={classes.label} aria-haspopup="dialog" onClick={onExplain}>
        {label} <VisuallyHidden>– {explain}</VisuallyHidden>
        <QuestionSign />
      </button>
      <noscript>
        <span className={classes.label}>{label}</span>
      </noscript>
    </>
  )
}

const QuestionSign = () => (
  <svg className={classes.question} viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path
      d="M6 6.3a2 2 0 1 1 2.8 1.9c-.6.3-.8.6-.8 1.3M8 11.6v.1"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </svg>
)
