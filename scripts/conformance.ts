// npm run conformance -- --url https://crm.example --key … [--content-url … --content-key …] [--edition az] [--customer … --plan … --full-plan … --ended-plan …]
// Says of each requirement of docs/publisher.md whether the publisher's system keeps it. Exit code 1 if one is not kept.
import { conformance, lineOf } from './conformance/run.ts'
import { failWithUsage, parseWords } from './database/words.ts'

const usage = `npm run conformance -- --url <address> --key <bearer key> [--content-url <address> --content-key <bearer key>]
       [--edition az] [--customer <number>] [--plan <id>] [--full-plan <id>] [--ended-plan <id>]; see docs/publisher.md`
const text = { type: 'string' } as const
const { values } = parseWords(usage, {
  options: {
    url: text,
    key: text,
    'content-url': text,
    'content-key': text,
    edition: { ...text, default: 'az' },
    customer: text,
    plan: text,
    'full-plan': text,
    'ended-plan': text,
  },
})
const {
  url,
  key,
  'content-url': contentUrl = url,
  'content-key': contentKey = key,
  edition,
  customer,
  plan,
  'full-plan': fullPlan,
  'ended-plan': endedPlan,
} = values
if (!url || !key || !contentUrl || !contentKey) failWithUsage(usage)

const given = { customer, plan, fullPlan, endedPlan }
const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
const results = await conformance(
  { crm: { url, key }, content: { url: contentUrl, key: contentKey } },
  { edition, ...named },
)
for (const result of results) console.log(lineOf(result))
const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
if (count('failed') > 0)
  console.log('What each call takes and answers: crm.openapi.json and content.openapi.json in docs/publisher')
process.exitCode = count('failed') > 0 ? 1 : 0
