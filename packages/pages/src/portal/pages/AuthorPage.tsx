import type { ArticleTeaser, Person } from '@leserkonto/publisher-wire/content'
import { fullName, personName } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Avatar } from '@leserkonto/ui/Avatar'
import { ContentHeader } from '@leserkonto/ui/ContentHeader'
import { Stories } from '../front/Stories.tsx'
import type { PortalSurroundings } from '../view.ts'
import classes from './AuthorPage.module.css'

type AuthorPageProps = PortalSurroundings & { author: Person; articles: readonly ArticleTeaser[] }

/** Who an author is, and the articles, newest first. */
export function AuthorPage({ author: { name, picture }, articles, now }: AuthorPageProps) {
  const { givenName, familyName } = personName(name)
  const user = { given_name: givenName, family_name: familyName, profilePicture: picture }
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Avatar user={user} size="large" decorative />
        <ContentHeader title={fullName(personName(name))} description={portalTexts.author.about} />
      </div>
      <Stories articles={articles} now={now} next={null} headingTag="h2" priorityCount={2} />
    </div>
  )
}
