import type { ArticleTeaser, Person } from '@leserkonto/publisher-wire/content'
import { fullName, personName } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { ContentHeader } from '@leserkonto/ui/ContentHeader'
import { Stories } from '../Stories.tsx'
import type { PortalSurroundings } from '../view.ts'
import classes from './SectionPage.module.css'

type AuthorPageProps = PortalSurroundings & { author: Person; articles: readonly ArticleTeaser[] }

/** Articles of an author, newest first. */
export const AuthorPage = ({ author, articles, now }: AuthorPageProps) => (
  <div className={classes.page}>
    <ContentHeader title={fullName(personName(author.name))} description={portalTexts.author.about} />
    <Stories articles={articles} now={now} next={null} headlineTag="h2" priorityCount={2} />
  </div>
)
