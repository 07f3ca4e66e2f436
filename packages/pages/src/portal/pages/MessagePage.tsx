import { addresses } from '@leserkonto/rules'
import { giftTexts, portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import type { PortalSurroundings, PortalView } from '../view.ts'
import classes from './TextPage.module.css'

type Message = Extract<PortalView, { page: 'message' }>['message']

/** Says that the page does not exist or is not available now, and where to go instead. */
export function MessagePage({ message, path }: PortalSurroundings & { message: Message }) {
  const { title, text, ...way } = { ...portalTexts, giftUnknown: giftTexts.unknown }[message]
  return (
    <div className={classes.page}>
      <Headline variant="headline1">{title}</Headline>
      <p>{text}</p>
      {'home' in way ? (
        <LinkButton href={addresses.overview}>{way.home}</LinkButton>
      ) : (
        <LinkButton href={path}>{way.again}</LinkButton>
      )}
    </div>
  )
}
