import type { TextLink } from '@leserkonto/publisher-wire/content'
import { Headline } from '@leserkonto/ui/Headline'
import { distinctKeys } from '@leserkonto/ui/parts/distinct-keys'
import { ToggleBox } from '@leserkonto/ui/ToggleBox'
import classes from './FactBox.module.css'
import { withLinks } from './linked-words.tsx'

export type FactBoxProps = {
  title: string
  paragraphs: readonly string[]
  links?: readonly TextLink[] | undefined
}

/** Facts next to the text; a long box opens on demand. */
export function FactBox({ title, paragraphs, links }: FactBoxProps) {
  const keys = distinctKeys(paragraphs)
  return (
    <aside className={classes.box}>
      <Headline variant="headline4" headingTag="h2">
        {title}
      </Headline>
      <ToggleBox>
        <div className={classes.text}>
          {withLinks(paragraphs, links).map((paragraph, index) => (
            <p key={keys[index]}>{paragraph}</p>
          ))}
        </div>
      </ToggleBox>
    </aside>
  )
}
