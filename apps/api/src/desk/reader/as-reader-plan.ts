import type { DeskBlock } from '@leserkonto/pages'
import {
  presentPlans,
  readsAlong,
  renewableSince,
  sharedPlanLimits,
  sharerName,
  shownPlans,
} from '@leserkonto/rules'
import {
  dateTexts,
  homeTexts,
  planContents,
  planFacts,
  planState,
  planTexts,
  planTitle,
  subscriptionTexts,
} from '@leserkonto/texts'
import { findLinkHolder } from '../../customers/store/account-links.ts'
import type { DeskCall } from '../../desk-context.ts'
import type { ReaderFile } from './reader-file.ts'

const texts = homeTexts.plan
type Facts = Extract<DeskBlock, { kind: 'facts' }>['facts']

const section = (title: string, facts: Facts): DeskBlock => ({
  kind: 'facts',
  title,
  facts: facts.filter(([, value]) => value !== ''),
})

/** The plan that counts now and what it opens, else the one the reader reads along on, else that there is none. */
export async function shownPlan(file: ReaderFile, call: DeskCall): Promise<DeskBlock[]> {
  const { own, seat } = file.copies
  if (own.length > 0) return [ownPlan(file, call)]
  if (seat) return [await sharedPlan(seat, file, call)]
  const over = await planOver(file, call)
  return [over ?? section(planTexts.unlinked.title, [[texts.title, planTexts.unlinked.text]])]
}

/** An edition other than the page's has a name. */
const otherName =
  ({ account }: ReaderFile, { edition }: DeskCall) =>
  (shortcut: string) =>
    shortcut === account.source ? undefined : edition(shortcut).name

function ownPlan(file: ReaderFile, call: DeskCall): DeskBlock {
  const all = file.copies.own.flatMap((customer) => shownPlans(customer, call.now))
  const plans = presentPlans(all, file.account.source)
  const [plan, ...others] = plans
  if (!plan) return section(texts.title, [[texts.title, subscriptionTexts.linked.empty]])
  return section(planTitle(plan), [
    [plan.title, planFacts(plan) || planState(plan)],
    [planTexts.reads.title, planContents(plans, otherName(file, call))],
    [texts.others, others.map((one) => `${one.title}, ${planState(one)}`).join('; ')],
  ])
}

async function sharedPlan(
  { companyName, subscriptionId }: NonNullable<ReaderFile['copies']['seat']>,
  file: ReaderFile,
  call: DeskCall,
): Promise<DeskBlock> {
  const along = readsAlong(file.copies, call.now)
  const seat = file.memberships.find((one) => one.sharedSubscription.crmSubscriptionId === subscriptionId)
  const owner = seat ? await ownerOf(seat.sharedSubscription, call) : null
  return section(texts.along, [
    [along?.title ?? texts.title, texts.alongText(companyName ?? owner)],
    [planTexts.reads.title, along ? planContents([along], otherName(file, call)) : ''],
  ])
}

const ownerOf = async ({ ownerGpNumber }: { ownerGpNumber: string }, { db }: DeskCall) => {
  const owner = await findLinkHolder(db, ownerGpNumber)
  return owner && sharerName({ givenName: owner.givenName, familyName: owner.familyName })
}

/** To a former member: whose plan has ended lately, and until when it may come back. */
async function planOver(
  { account, memberships }: ReaderFile,
  call: DeskCall,
): Promise<DeskBlock | undefined> {
  const since = renewableSince(call.now)
  const seat = memberships
    .filter(({ accountId, status }) => accountId === account.id && status === 'ended')
    .findLast(({ endedAt }) => endedAt !== null && endedAt >= since)
  if (!seat?.endedAt) return undefined
  const { title, text, renewable } = planTexts.sharedOver
  const until = new Date(seat.endedAt.getTime() + sharedPlanLimits.renewalMs)
  const plan = seat.sharedSubscription
  return section(title, [
    [plan.title, `${text(plan.title, await ownerOf(plan, call))} ${renewable(dateTexts.day(until))}`],
  ])
}
