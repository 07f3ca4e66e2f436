import type { ServedEdition } from '@leserkonto/editions'
import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { portalTexts } from '@leserkonto/texts'
import { LinkButton } from '@leserkonto/ui/LinkButton'

type ShareProps = { article: Pick<ArticleTeaser, 'headline' | 'url'>; edition: Pick<ServedEdition, 'ownUrl'> }

/** Sends an article on by mail, which needs no script and tells no network who reads it. */
export const Share = ({ article: { headline, url }, edition }: ShareProps) => (
  <LinkButton href={mailWith(headline, edition.ownUrl + url)} variant="secondary">
    {portalTexts.article.share}
  </LinkButton>
)

/** Source: RFC 6068 §2. */
const mailWith = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
