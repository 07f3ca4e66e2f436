import { accountTexts, technicalLoginTitle } from '@leserkonto/texts'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { type MouseEvent, Suspense } from 'react'
import { FailureText } from '../FailureText.tsx'
import { NextSteps as LaterSteps } from '../next-steps/later-steps.ts'
import type { StepActions } from '../next-steps/NextSteps.tsx'
import type { FormProblems } from './use-form.ts'

type FormSummaryProps = {
  problems: FormProblems
  /** Id of a field's control. */
  idOf: (name: string) => string
  /** What linked pages need not ask again, by field. */
  carried?: Readonly<Record<string, string>> | undefined
  /** What the page itself does for a way on after a refusal. */
  ways?: StepActions | undefined
}

/** All errors of a form in one place above it: its wrong fields, each with a link to it, or the refusal; and the ways on. */
export function FormSummary({ problems, idOf, carried, ways }: FormSummaryProps) {
  const { round, fields, failure } = problems
  if (round === 0) return null
  if (failure && fields.length === 0)
    return (
      <ProblemBox key={round} title={failure.code === 'AUTH_TECHNICAL' ? technicalLoginTitle : undefined}>
        <FailureText failure={failure} carried={carried} actions={ways} />
      </ProblemBox>
    )
  // Two inputs of one row may have the same message.
  const lines = fields.filter(
    ({ message }, index) => fields.findIndex((one) => one.message === message) === index,
  )
  return (
    <ProblemBox key={round} title={accountTexts.form.summary(lines.length)}>
      <ul>
        {lines.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} onClick={goTo(idOf(field))}>
              {message}
            </a>
          </li>
        ))}
      </ul>
      {failure && (
        <Suspense>
          <LaterSteps code={failure.code} carried={carried} actions={ways} />
        </Suspense>
      )}
    </ProblemBox>
  )
}

/** Focuses the control by script, because a fragment in the address would add a history entry. */
const goTo = (id: string) => (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
