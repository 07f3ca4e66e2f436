import { type Input, type newsletter, signUpAnswer } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import { emailKey, safeReturnUrl } from '@leserkonto/rules'
import type { Call, CallOf, OperationOf } from '../context.ts'
import { enqueueAlone, tellRelay } from '../outbox/enqueue.ts'
import { transaction } from '../store/database/run.ts'
import { chosenLists } from './chosen-lists.ts'
import { hasPremiumRight } from './premium-right.ts'
import { refusal } from './refusal.ts'
import { subscribeProven } from './shared/subscribe-proven.ts'

type Form = Input<typeof newsletter.subscribe>
type Lists = Awaited<ReturnType<typeof chosenLists>>

const formOrigin = 'form'

/**
 * Stores a sign-up with the same answer for every address: which lists still need consent, and whether a mail may be sent,
 * is decided after the answer (send-opt-in-mail.ts). The signed-in owner of a proven address needs no second mail.
 */
export const subscribe: OperationOf<typeof newsletter.subscribe> = async (form, call) => {
  const edition = call.askedEdition(form.edition)
  const lists = await chosenLists(form.newsletters, edition.shortcut, call)
  const reader = call.reader?.emailKey === emailKey(form.email) ? call.reader : null
  const isOwner = reader !== null
  await refuseWithoutRight(lists, isOwner, edition, call)
  if (reader && !edition.alwaysDoubleOptIn) {
    await subscribeOwner(form, { edition, lists }, { ...call, reader })
    tellRelay(call)
    return signUpAnswer(3)
  }
  await noteRequest(form, { edition, lists }, call)
  return signUpAnswer(2)
}

async function refuseWithoutRight(lists: Lists, isOwner: boolean, edition: ServedEdition, call: Call) {
  if (!lists.some(({ premium }) => premium)) return
  const key = isOwner ? call.reader?.emailKey : undefined
  if (!key || !(await hasPremiumRight(key, edition.shortcut, call))) throw refusal(403, 'right')
}

type Chosen = { edition: ServedEdition; lists: Lists }

async function noteRequest(form: Form, { edition, lists }: Chosen, call: Call) {
  const returnUrl = form.return_url && safeReturnUrl(form.return_url, call.returnTargets)
  await enqueueAlone(
    {
      kind: 'newsletter.request',
      payload: {
        email: form.email,
        edition: edition.shortcut,
        newsletters: lists.map(({ id, title }) => ({ id, title })),
        origin: form.origin ?? formOrigin,
        textVersion: form.consent_text_version,
        ...(returnUrl && { returnUrl }),
        ...(form.mark && { markHash: call.ids.secretHash(form.mark) }),
        ip: call.ip,
        userAgent: call.userAgent,
        askedAt: call.now.toISOString(),
      },
    },
    call,
  )
}

async function subscribeOwner(form: Form, { edition, lists }: Chosen, call: CallOf<'reader'>) {
  const wanted = {
    edition: edition.shortcut,
    wanted: lists.map(({ id }) => id),
    origin: form.origin ?? formOrigin,
    method: 'account' as const,
    textVersion: form.consent_text_version,
  }
  await transaction(call.db, (tx) => subscribeProven(tx, call.reader, wanted, call))
}
