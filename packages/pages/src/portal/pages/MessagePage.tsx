import { addresses } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import type { PortalSurroundings } from '../view.ts'
import classes from './TextPage.module.css'

type MessagePageProps = PortalSurroundings & { message: 'notFound' | 'unavailable' }

/** Says that the page does not exist or is not available now, and where to go instead. */
export const MessagePage = ({ message, path }: MessagePageProps) => (
  <div className={classes.page}>
    <Headline variant="headline1">{portalTexts[message].title}</Headline>
    <p>{portalTexts[message].text}</p>
    {message === 'notFound' ? (
      <LinkButton href={addresses.overview}>{portalTexts.notFound.home}</LinkButton>
    ) : (
      <LinkButton href={path}>{portalTexts.unavailable.again}</LinkButton>
    )}
  </div>
)
