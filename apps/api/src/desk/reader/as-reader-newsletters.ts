import type { DeskBlock } from '@leserkonto/pages'
import { isOutage, nextIssue } from '@leserkonto/rules'
import { accountTexts, dateTexts, homeTexts } from '@leserkonto/texts'
import type { DeskCall } from '../../desk-context.ts'
import { nobody, shownInFull } from '../../newsletters/shown-user.ts'
import { findShownNewsletters } from '../../newsletters/store/shown-newsletters.ts'
import type { ReaderFile } from './reader-file.ts'

const texts = homeTexts.issues

/** What waits for the reader's yes, and the newsletters of the newspaper that they get, the next issue first. */
export async function shownNewsletters({ account }: ReaderFile, call: DeskCall) {
  const user = await findShownNewsletters(call.reads, account.emailKey)
  const { subscriptions } = user ? shownInFull(user) : nobody
  const catalogue = await catalogueOf(account.source, call)
  const idsWhere = (isConfirmed: boolean) =>
    subscriptions
      .filter(({ optin_confirmation_date: at }) => (at !== null) === isConfirmed)
      .map(({ newsletter_id }) => newsletter_id)
  const [gets, waits] = [idsWhere(true), idsWhere(false)]
  return { waiting: waitingOf(waits, catalogue), issues: issuesOf(gets, catalogue, call.now) }
}

type Fact = readonly [string, string]
type Catalogue = Awaited<ReturnType<typeof catalogueOf>>

async function catalogueOf(edition: string, { publisher }: DeskCall) {
  try {
    return (await publisher.newsletters(edition)).newsletters
  } catch (error) {
    if (!isOutage(error)) throw error
    return undefined
  }
}

function waitingOf(ids: readonly string[], catalogue: Catalogue): Fact[] {
  if (ids.length === 0) return []
  const { newsletters, openLink } = homeTexts.waiting
  const titles = (catalogue ?? []).filter(({ id }) => ids.includes(id)).map((one) => one.title)
  const said = [titles.join(', '), openLink].filter(Boolean).join(' – ')
  return [[newsletters(ids.length), said]]
}

function issuesOf(ids: readonly string[], catalogue: Catalogue, now: Date): DeskBlock {
  const shown = (facts: readonly (readonly [string, string])[]): DeskBlock => ({
    kind: 'facts',
    title: texts.title,
    facts,
  })
  if (!catalogue) return shown([[texts.all, accountTexts.block.failed]])
  const issues = catalogue
    .filter(({ id }) => ids.includes(id))
    .map(({ title, schedule }) => ({ title, at: schedule ? nextIssue(schedule, now) : undefined }))
    .toSorted((one, other) => timeOf(one.at) - timeOf(other.at))
  if (issues.length === 0)
    return shown([[ids.length > 0 ? texts.elsewhere : texts.none, proposalsOf(catalogue).join(', ')]])
  return shown(
    issues.map(({ title, at }) => [
      at ? `${dateTexts.comingDay(at, now)}, ${texts.hour(dateTexts.hour(at))}` : texts.anyTime,
      title,
    ]),
  )
}

/** Titles of what everybody may order, two of them, as on the overview. */
const proposalsOf = (catalogue: NonNullable<Catalogue>): string[] =>
  catalogue
    .filter(({ premium }) => !premium)
    .slice(0, 2)
    .map(({ title }) => title)

const timeOf = (at: Date | null | undefined) => at?.getTime() ?? Number.MAX_SAFE_INTEGER
