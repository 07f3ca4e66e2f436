import { legalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import type { LegalName } from '../legal-documents.ts'
import type { PortalSurroundings } from '../view.ts'
import classes from './TextPage.module.css'

type LegalPageProps = PortalSurroundings & { document: LegalName }

/** A page the law asks for, in the words of the edition's publisher. */
export function LegalPage({ document, edition }: LegalPageProps) {
  const { title, parts } = legalTexts[document]({
    edition: edition.name,
    publisher: edition.contractPartner,
    address: edition.imprintLine,
    email: edition.replyTo,
  })
  return (
    <div className={classes.page}>
      <Headline variant="headline1">{title}</Headline>
      {parts.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Headline variant="headline3" tag="h2">
            {heading}
          </Headline>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <WithMailLink text={paragraph} email={edition.replyTo} />
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}

/** The address can be written to where it stands. */
function WithMailLink({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split(email)
  if (after === undefined) return text
  return (
    <>
      {before}
      <Link to={`mailto:${email}`}>{email}</Link>
      {after}
    </>
  )
}
