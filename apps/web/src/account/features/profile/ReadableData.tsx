import { ownDataTexts, type ReadablePart, readableData } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useEffect, useRef } from 'react'
import actions from '../../shell/Actions.module.css'
import { germanMoment } from '../../shell/german-date.ts'
import { Section } from '../../shell/Section.tsx'
import type { ExportedData } from './export-after-login.ts'
import classes from './PersonalData.module.css'

type ReadableDataProps = { data: ExportedData; editions: Readonly<Record<string, string>> }

/**
 * Everything stored about the reader in words, to be read and printed.
 * Source: docs/spec/flows.md#information-and-export.
 */
export function ReadableData({ data, editions }: ReadableDataProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Section title={ownDataTexts.title} headingRef={heading}>
        <p>{ownDataTexts.text(germanMoment(data.exported_at))}</p>
        <p className={actions.after}>{ownDataTexts.more}</p>
        <div className={actions.actions}>
          <Button variant="secondary" onClick={() => window.print()}>
            {ownDataTexts.print}
          </Button>
        </div>
      </Section>
      {readableData(data, { moment: germanMoment, editions }).map((part) => (
        <Part key={part.title} {...part} />
      ))}
    </>
  )
}

const Part = ({ title, entries }: ReadablePart) => (
  <Section title={title}>
    {entries.length === 0 && <p className={classes.empty}>{ownDataTexts.none}</p>}
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
