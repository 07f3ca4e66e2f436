import { legalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { linkedText } from '@leserkonto/ui/parts/linked-text'
import type { LegalName } from '../portal-route.ts'
import type { PortalSurroundings } from '../view.ts'
import { KeptData } from './KeptData.tsx'
import classes from './TextPage.module.css'

type LegalPageProps = PortalSurroundings & { document: LegalName }

/** A page the law demands, with the data of the edition's publisher. */
export function LegalPage({ document, edition }: LegalPageProps) {
  const { title, parts } = legalTexts[document]({
    ofEdition: edition.phrases.of,
    publisher: edition.contractPartner,
    address: edition.imprintLine,
    email: edition.replyTo,
    measures: edition.tagManagerId !== null,
  })
  return (
    <div className={classes.page}>
      <Headline variant="headline1">{title}</Headline>
      {parts.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Headline variant="headline3" headingTag="h2">
            {heading}
          </Headline>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              {linkedText(paragraph, (link) => {
                const [text = '', to = `mailto:${text}`] = link.split('|')
                return <Link href={to}>{text}</Link>
              })}
            </p>
          ))}
        </section>
      ))}
      {document === 'privacy' && <KeptData />}
    </div>
  )
}
