import type { ServedEdition } from '@leserkonto/editions'
import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { portalTexts } from '@leserkonto/texts'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import { outsideTitle } from '../outside-title.ts'

type ShareProps = { article: ArticleTeaser; edition: Pick<ServedEdition, 'ownUrl'> }

/** Sends an article on by mail, which needs no script and tells no network who reads it. */
export const Share = ({ article, edition }: ShareProps) => (
  <LinkButton href={mailWith(outsideTitle(article), edition.ownUrl + article.url)} variant="secondary">
    {portalTexts.article.share}
  </LinkButton>
)

/** Source: RFC 6068 §2. */
const mailWith = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
