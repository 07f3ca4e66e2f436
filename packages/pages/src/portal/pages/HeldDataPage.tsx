import { addresses, signOnFor } from '@leserkonto/rules'
import { dateTexts, ownDataTexts, readableData, dataRequestTexts as texts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { linkedText } from '@leserkonto/ui/parts/linked-text'
import { Facts } from '../form/Field.tsx'
import { heldTitle } from '../held-title.ts'
import type { HeldData, PortalSurroundings } from '../view.ts'
import classes from './TextPage.module.css'

type HeldDataPageProps = PortalSurroundings & { held: HeldData | 'incomplete' | 'missing' | null }

/** Everything stored of an address without an account, in words. Source: docs/spec/flows.md#information-and-export. */
export const HeldDataPage = ({ held, ...surroundings }: HeldDataPageProps) => (
  <div className={classes.page}>
    <Headline variant="headline1">{heldTitle(held)}</Headline>
    {held === null || held === 'incomplete' || held === 'missing' ? (
      <Dead text={texts[held ?? 'over'].text} />
    ) : held.parts === null ? (
      <HasAccount />
    ) : (
      <Held {...surroundings} {...held} parts={held.parts} />
    )}
  </div>
)

const Dead = ({ text }: { text: string }) => (
  <>
    <p>{text}</p>
    <Link href={addresses.dataRequest}>{texts.sent.again}</Link>
  </>
)

const HasAccount = () => (
  <>
    <p>{texts.hasAccount.text}</p>
    <Link href={signOnFor(addresses.ownData)}>{texts.hasAccount.action}</Link>
  </>
)

type HeldProps = PortalSurroundings & HeldData & { parts: NonNullable<HeldData['parts']> }

function Held({ email, parts, newsletters, now, edition, editions }: HeldProps) {
  const moment = (instant: string) => dateTexts.moment(instant)
  const names = Object.fromEntries(editions.map(({ shortcut, name }) => [shortcut, name]))
  const read = readableData(parts, { moment, editions: names, newsletters })
  return (
    <>
      <p>{texts.held.text(email, moment(now.toISOString()))}</p>
      <p>{texts.held.close}</p>
      {read.parts.map(({ title, entries }) => (
        <section key={title}>
          <Headline variant="headline3" headingTag="h2">
            {title}
          </Headline>
          {entries.map((rows, index) => (
            // Nothing names an entry, and the page is written once.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Facts key={index} rows={rows} />
          ))}
        </section>
      ))}
      {read.none && <p>{read.none}</p>}
      <p>
        {linkedText(ownDataTexts.more, (label) => (
          <Link href={edition.links.privacy}>{label}</Link>
        ))}
      </p>
    </>
  )
}
