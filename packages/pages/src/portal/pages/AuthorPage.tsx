import type { ArticleTeaser, Person } from '@leserkonto/publisher-wire/content'
import { portalTexts } from '@leserkonto/texts'
import { PersonDetail } from '@leserkonto/ui/PersonDetail'
import { Stories } from '../front/Stories.tsx'
import type { PortalSurroundings } from '../view.ts'
import classes from './AuthorPage.module.css'

type AuthorPageProps = PortalSurroundings & { author: Person; articles: readonly ArticleTeaser[] }

/** Who an author is and how to reach them, and the articles, newest first. */
export function AuthorPage({ author, articles, now }: AuthorPageProps) {
  const { name, role, picture, mail, phone, socialMedia = {}, about } = author
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PersonDetail
          name={name}
          position={role}
          picture={picture}
          mail={mail}
          phone={phone}
          socialMedia={socialMedia}
          headingTag="h1"
        />
        <p className={classes.about}>{about ?? portalTexts.author.about}</p>
      </div>
      <Stories articles={articles} now={now} next={null} headingTag="h2" priorityCount={2} />
    </div>
  )
}
