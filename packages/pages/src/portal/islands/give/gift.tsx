import { styles } from 'virtual:late-sheet/gift'
import { giftTexts } from '@leserkonto/texts'
import { sessionToken } from '../../../session/kept-session.ts'
import { showOverlay } from '../show-overlay.ts'
import { call, refusalOf } from '../sign-in/calls.ts'
import { GiftSheet, type Given } from './GiftSheet.tsx'

/** Makes a link to the article of a page, and shows it. */
export function openGift(link: HTMLAnchorElement): void {
  const { give = '', edition = '' } = link.dataset
  // Asked for once, however often the sheet is drawn.
  const given = giveAway(give, edition)
  showOverlay(link.ownerDocument, styles, (state) => (
    <GiftSheet {...state} given={given} manageHref={link.pathname} />
  ))
}

type Answer = {
  readonly gift: { readonly link: string | null; readonly title: string }
  readonly allowance: { readonly left: number; readonly renews_at: string }
}

async function giveAway(article: string, edition: string): Promise<Given> {
  const token = sessionToken()
  // Signed out in another tab.
  if (token === undefined) return { refusal: giftTexts.sheet.signedOut }
  try {
    const { gift, allowance } = await call<Answer>('/user/gifts', { edition, article_id: article }, token)
    return {
      link: gift.link ?? '',
      title: gift.title,
      left: allowance.left,
      renewsAt: allowance.renews_at,
    }
  } catch (error) {
    return { refusal: refusalOf(error, 'gifts.give').text }
  }
}
