import { ownDataTexts, type ReadablePart, readableData } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { linkedText } from '@leserkonto/ui/parts/linked-text'
import { useEffect, useRef } from 'react'
import { useAccount } from '../../session/account.ts'
import actions from '../../shell/Actions.module.css'
import { germanMoment } from '../../shell/german-date.ts'
import { Section } from '../../shell/Section.tsx'
import type { ExportedData } from './export-after-login.ts'
import classes from './PersonalData.module.css'

type Names = Readonly<Record<string, string>>

/** The data, and the names of editions and newsletters by what the data call them. */
type ReadableDataProps = { data: ExportedData; editions: Names; newsletters: Names }

/**
 * Everything stored about the reader in words, to be read and printed.
 * Source: docs/spec/flows.md#information-and-export.
 */
export function ReadableData({ data, editions, newsletters }: ReadableDataProps) {
  const { page } = useAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { parts, none } = readableData(data, { moment: germanMoment, editions, newsletters })
  return (
    <>
      <Section title={ownDataTexts.title} headingRef={heading}>
        <p>{ownDataTexts.text(germanMoment(data.exported_at))}</p>
        <p className={actions.after}>
          {linkedText(ownDataTexts.more, (label) => (
            <a href={page.edition.links.privacy}>{label}</a>
          ))}
        </p>
        <div className={actions.actions}>
          <Button variant="secondary" onClick={() => window.print()}>
            {ownDataTexts.print}
          </Button>
        </div>
      </Section>
      {parts.map((part) => (
        <Part key={part.title} {...part} />
      ))}
      {none && <p className={classes.empty}>{none}</p>}
    </>
  )
}

const Part = ({ title, entries }: ReadablePart) => (
  <Section title={title}>
    {entries.map((lines, index) => (
      // Nothing names an entry, and none is added or removed.
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <dl key={index} className={classes.list}>
        {lines.map(([label, value]) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    ))}
  </Section>
)
