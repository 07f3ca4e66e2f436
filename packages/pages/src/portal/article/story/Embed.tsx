import { safeLink } from '@leserkonto/rules'
import { embedTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import type { OverlayName } from '../../islands/open-overlays.ts'
import classes from './Story.module.css'

type EmbedProps = {
  provider: string
  title: string
  url: string
  /** What the edition's pages may show in a frame. */
  origins: readonly string[]
}

const opens: OverlayName = 'embed'

/**
 * Something of another house: until the reader presses for it nothing of it is loaded. Without scripts, and where the edition
 * does not name its origin, there is a link. Source: docs/spec/presentation.md#embeds.
 */
export function Embed({ provider, title, url, origins }: EmbedProps) {
  const href = safeLink(url)
  if (href === undefined) return null
  const isShown = origins.includes(URL.parse(href)?.origin ?? '')
  return (
    <aside className={classes.embed} aria-label={title} data-embed>
      <p className={classes.embedTitle}>{title}</p>
      <p>{isShown ? embedTexts.about(provider) : embedTexts.elsewhere(provider)}</p>
      <p className={classes.ways}>
        {isShown && (
          <LinkButton href={href} data-opens={opens}>
            {embedTexts.load(provider)}
          </LinkButton>
        )}
        <Link href={href}>{embedTexts.open(provider)}</Link>
      </p>
    </aside>
  )
}
