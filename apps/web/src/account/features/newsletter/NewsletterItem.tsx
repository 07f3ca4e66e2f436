import { newsletterTexts } from '@leserkonto/texts'
import type { ReactNode } from 'react'
import { WayTo } from '../../shell/LinkedText.tsx'
import classes from './NewsletterItem.module.css'
import type { Newsletter } from './newsletter-data.ts'

type NewsletterItemProps = {
  newsletter: Newsletter
  /** The box that chooses it. */
  children: ReactNode
}

/** What tempts to choose a newsletter around its box: picture or colour, rhythm, who writes it, and an issue to read. */
export function NewsletterItem({ newsletter, children }: NewsletterItemProps) {
  const { title, picture, rhythm, editor, sample_url } = newsletter
  const texts = newsletterTexts.about
  return (
    <div className={classes.item}>
      <div className={classes.picture} aria-hidden="true">
        {picture ? <img src={picture} alt="" loading="lazy" width="320" height="213" /> : initialOf(title)}
      </div>
      <div>
        {rhythm && <p className={classes.rhythm}>{rhythm}</p>}
        {children}
        {(editor || sample_url) && (
          <p className={classes.about}>
            {editor && <span>{texts.editor(editor)}</span>}
            {sample_url && (
              <WayTo to={sample_url} label={texts.sampleOf(title)}>
                {texts.sample}
              </WayTo>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

/** What stands on the colour where there is no picture: the first letter of the last word, since the first names the newspaper. */
const initialOf = (title: string) => [...(title.split(' ').at(-1) ?? '')][0]
