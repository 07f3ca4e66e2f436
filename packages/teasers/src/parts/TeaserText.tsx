import { classNames } from '@leserkonto/ui/parts/class-names'
import { truncate } from '@leserkonto/ui/parts/truncate'
import classes from './parts.module.css'
import { trimmed } from './teaser-facts.ts'
import { type PerLayout, teaserLimits } from './teaser-form.ts'

type TeaserTextProps = { text: string | null | undefined; places: PerLayout<boolean> }

/** The text, once in the document where one of the layouts shows it; a style rule hides it in the other. */
export function TeaserText({ text, places: { mobile, desktop } }: TeaserTextProps) {
  const words = trimmed(text)
  if (!words || !(mobile || desktop)) return null
  return (
    <p className={classNames(classes.text, !mobile && classes.desktopOnly, !desktop && classes.mobileOnly)}>
      {truncate(words, teaserLimits.text, true)}
    </p>
  )
}
