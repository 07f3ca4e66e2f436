import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { signOnFor } from '@leserkonto/rules'
import { noAnswerTexts, portalTexts } from '@leserkonto/texts'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import classes from './Bookmark.module.css'

const { add, added, remove, failed } = portalTexts.bookmark
const { silent, offline } = noAnswerTexts

/** Marks an article for later; readers without a session are led to the login first, and find it marked. */
export const Bookmark = ({ article: { id, edition, url } }: { article: ArticleTeaser }) => (
  <p
    className={classes.place}
    data-article={id}
    data-edition={edition}
    data-add={add}
    data-added={added}
    data-remove={remove}
    data-failed={failed}
    data-silent={silent}
    data-offline={offline}
  >
    <LinkButton href={signOnFor(url)} variant="secondary">
      {add}
    </LinkButton>
  </p>
)
