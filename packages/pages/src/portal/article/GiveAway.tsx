import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { addresses } from '@leserkonto/rules'
import { giftTexts } from '@leserkonto/texts'
import { LinkButton } from '@leserkonto/ui/LinkButton'

/** Opens the sheet that makes a link to give away; without scripts it leads to the list of gifts. */
export const GiveAway = ({ article: { id, edition } }: { article: ArticleTeaser }) => (
  <LinkButton
    href={addresses.gifts}
    variant="secondary"
    data-opens="gift"
    data-give={id}
    data-edition={edition}
  >
    {giftTexts.give}
  </LinkButton>
)
