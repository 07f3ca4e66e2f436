import { caseNumber, readDay } from '@leserkonto/rules'
import { dateTexts, declarationTexts, declaredRows } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Facts } from '../form/Field.tsx'
import type { PortalView } from '../view.ts'
import classes from './TextPage.module.css'

type DeclaredPageProps = Extract<PortalView, { page: 'declared' }>

/** Confirms what was declared and when, for the reader's records: the same as the mail. Source: § 312k (3) BGB. */
export function DeclaredPage({ name, declared }: DeclaredPageProps) {
  const { done } = declarationTexts[name]
  if (!declared) return <Nothing />
  const { content, receiptId, receivedAt } = declared
  const at = dateTexts.moment(receivedAt)
  const number = caseNumber({ kind: content.kind, receiptId, receivedAt })
  const { noted, typed } = declaredRows(content, { caseNumber: number, at, readDay })
  return (
    <div className={classes.page}>
      <Headline variant="headline1">{done.title}</Headline>
      <p role="status">{done.text(at)}</p>
      <p>{declarationTexts.done.mail(content.email)}</p>
      <p>{done.next}</p>
      <Headline variant="headline3" headingTag="h2">
        {declarationTexts.done.content}
      </Headline>
      <Facts rows={[...noted, ...typed]} />
    </div>
  )
}

/** The page was opened without a declaration, or too long after it. */
function Nothing() {
  const { over } = declarationTexts.done
  return (
    <div className={classes.page}>
      <Headline variant="headline1">{over.title}</Headline>
      <p>{over.text}</p>
    </div>
  )
}
