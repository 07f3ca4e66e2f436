import { type PerLayout, teaserLimits, truncate } from '@leserkonto/rules'
import { classNames } from '@leserkonto/ui/class-names'
import classes from './parts.module.css'
import { trimmed } from './trimmed.ts'

type TeaserTextProps = { text: string | null | undefined; places: PerLayout<boolean> }

/** The text, once in the document where one of the layouts shows it; a style rule hides it in the other. */
export function TeaserText({ text, places: { mobile, desktop } }: TeaserTextProps) {
  const words = trimmed(text)
  if (!words || !(mobile || desktop)) return null
  return (
    <p className={classNames(classes.text, !mobile && classes.desktopOnly, !desktop && classes.mobileOnly)}>
      {truncate(words, teaserLimits.text)}
    </p>
  )
}
