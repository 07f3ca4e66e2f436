import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { searchAddressOf, searchLimits, sectionAddress } from '@leserkonto/rules'
import { portalSections, searchTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { fieldClasses } from '@leserkonto/ui/field-frame'
import { Headline } from '@leserkonto/ui/Headline'
import { HelperText } from '@leserkonto/ui/HelperText'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import { Chips } from '../blocks/Chips.tsx'
import { SearchForm } from '../frame/SearchForm.tsx'
import { Latest } from '../front/Latest.tsx'
import { Stories } from '../front/Stories.tsx'
import type { PortalSurroundings, PortalView } from '../view.ts'
import classes from './SearchPage.module.css'

type SearchPageProps = PortalSurroundings & Omit<Extract<PortalView, { page: 'search' }>, 'page'>

const fieldId = 'suchbegriff'
const saidId = 'suche-hilfe'

/** A field with what was asked for, and what was found; where that is nothing, what helps. */
export function SearchPage({ wish, found, next, isDown, latest, now }: SearchPageProps) {
  const isEmpty = found === null || found.total === 0
  return (
    <div className={classes.page}>
      <Headline variant="headline1">{searchTexts.title}</Headline>
      <Field wish={wish} />
      {isDown && (
        <Headline variant="headline3" headingTag="h2">
          {searchTexts.down}
        </Headline>
      )}
      {found && <Found wish={wish} found={found} />}
      {found && found.articles.length > 0 && (
        <Stories
          articles={found.articles}
          now={now}
          next={next}
          headingTag="h3"
          priorityCount={2}
          more={searchTexts.more}
        />
      )}
      {isEmpty && <Instead isAsked={found !== null} latest={latest} now={now} />}
    </div>
  )
}

const wrongs = {
  none: null,
  fits: null,
  short: searchTexts.short,
  long: searchTexts.long(searchLimits.longest),
}

function Field({ wish: { words, state } }: Pick<SearchPageProps, 'wish'>) {
  const wrong = wrongs[state]
  return (
    <SearchForm className={classes.form}>
      <label className={fieldClasses.label} htmlFor={fieldId}>
        {searchTexts.label}
      </label>
      <div className={classes.field}>
        <input
          id={fieldId}
          className={fieldClasses.input}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={searchLimits.longest}
          enterKeyHint="search"
          autoComplete="off"
          aria-describedby={saidId}
          aria-invalid={wrong ? true : undefined}
          data-error={wrong ? true : undefined}
        />
        <Button type="submit">{searchTexts.submit}</Button>
      </div>
      <HelperText id={saidId} {...(wrong && { status: 'error' as const })}>
        {wrong ?? searchTexts.hint}
      </HelperText>
    </SearchForm>
  )
}

/** How much there is, in a sentence. */
function Found({
  wish,
  found,
}: Pick<SearchPageProps, 'wish'> & { found: NonNullable<SearchPageProps['found']> }) {
  const { words, page } = wish
  if (found.total === 0)
    return (
      <Headline variant="headline3" headingTag="h2">
        {searchTexts.none(words)}
      </Headline>
    )
  return (
    <>
      <Headline variant="headline3" headingTag="h2">
        {searchTexts.found(found.total, words)}
        {page > 1 && ` – ${searchTexts.page(page)}`}
      </Headline>
      {found.articles.length === 0 && (
        <p>
          {searchTexts.behind}{' '}
          <LinkButton href={searchAddressOf({ words, page: 1 })}>{searchTexts.first}</LinkButton>
        </p>
      )}
    </>
  )
}

type InsteadProps = { isAsked: boolean; latest: readonly ArticleTeaser[]; now: Date }

/** Where to go without results. */
const Instead = ({ isAsked, latest, now }: InsteadProps) => (
  <>
    {isAsked && (
      <section className={classes.advice}>
        <Headline variant="headline4" headingTag="h3">
          {searchTexts.advice.title}
        </Headline>
        <ul className={classes.ways}>
          {searchTexts.advice.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </section>
    )}
    <section className={classes.advice}>
      <Headline variant="headline4" headingTag="h2">
        {searchTexts.sections}
      </Headline>
      <Chips links={portalSections.map(({ slug, name }) => ({ name, href: sectionAddress(slug) }))} />
    </section>
    {latest.length > 0 && (
      <section>
        <Latest articles={latest} now={now} title={searchTexts.latest} />
      </section>
    )}
  </>
)
