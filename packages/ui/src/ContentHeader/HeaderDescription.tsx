'use client'

import { uiTexts } from '@leserkonto/texts'
import { useId, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { useWords } from '../hooks/use-words.ts'
import { Paragraph } from '../Paragraph/Paragraph.tsx'
import { ChevronGlyph } from '../parts/glyphs.tsx'
import classes from './ContentHeader.module.css'
import { type ContentHeaderType, headerDescription } from './description.ts'

/** The description of a header, cut and extendable only when it is long by more than the threshold. */
export function HeaderDescription({ text, type }: { text: string; type: ContentHeaderType }) {
  const words = useWords('contentHeader', uiTexts.contentHeader)
  const id = useId()
  const [isExtended, setExtended] = useState(false)
  const { collapsed, toggleable } = headerDescription(text, type)
  return (
    <div className={classes.description}>
      <Paragraph id={id} variant="blockIntro">
        {isExtended || !toggleable ? text : <Cut text={text} collapsed={collapsed} />}
      </Paragraph>
      {toggleable && (
        <Button
          variant="tertiary"
          className={classes.toggle}
          icon={<ChevronGlyph className={classes.chevron} />}
          aria-expanded={isExtended}
          aria-controls={id}
          onClick={() => setExtended(!isExtended)}
        >
          {isExtended ? words.collapse : words.extend}
        </Button>
      )}
    </div>
  )
}

/** The beginning; the rest is in the page for readers without scripts, for whom nothing would uncover it. */
const Cut = ({ text, collapsed }: { text: string; collapsed: string }) => (
  <>
    <span className={classes.cut}>{collapsed}</span>
    <noscript>
      {/* React writes elements here on the server only, text also in the browser. */}
      <span>{text}</span>
    </noscript>
  </>
)
