import { type Input, Problem, type subscriptions } from '@leserkonto/contracts'
import { accessData } from '@leserkonto/mails'
import { readPostcode, untaggedEmailKey } from '@leserkonto/rules'
import type { Call, OperationOf } from '../../context.ts'
import { enqueueMail, tellRelay } from '../../outbox/enqueue.ts'
import { mailAllowed } from '../../outbox/mail-allowed.ts'
import { transaction } from '../../store/database/run.ts'
import { askForCustomer, type CustomerRecord } from '../shared/customer-copy.ts'
import { findLinkHolder } from '../store/account-links.ts'

type Form = Input<typeof subscriptions.requestLoginData>

/**
 * Sends a mail on how to sign in to the account that is linked to a subscription: to the account's address, which is not
 * shown, never to a typed one. The answer to a wrong postcode is the same as for an unknown number.
 */
export const requestLoginData: OperationOf<typeof subscriptions.requestLoginData> = async (form, call) => {
  const edition = call.askedEdition(form.edition)
  const record = form.gp_number ? await byNumber(form, form.gp_number, call) : await byAddress(form, call)
  if (!record || record.copy.subscriptions.length === 0) throw new Problem('ACCESS_DATA_NO_SUBSCRIPTION')
  const gpNumber = record.customer.gp_number
  const account = await findLinkHolder(call.db, gpNumber)
  if (!account) throw new Problem('ACCESS_DATA_NOT_LINKED')
  // A silent limit: repeated requests get the same answer.
  if (await call.limits.allows('accessDataCustomer', { subject: gpNumber })) {
    await transaction(call.db, async (tx) => {
      const to = untaggedEmailKey(account.email)
      if (!(await mailAllowed(tx, 'access_data', to, call))) return
      const mail = accessData(account, edition)
      const entry = { purpose: 'access_data', to: account.email, edition: edition.shortcut, mail }
      await enqueueMail(tx, entry, call)
    })
    tellRelay(call)
  }
  return { status: 'sent' }
}

/** Counts a wrong postcode as a miss of the number, like linking does, because both allow guessing. */
async function byNumber(form: Form, gpNumber: string, call: Call): Promise<CustomerRecord | null> {
  await call.limits.take('linkMiss', { subject: gpNumber })
  const giveBack = () => call.limits.giveBack('linkMiss', { subject: gpNumber })
  const record = await askForCustomer(gpNumber, call).catch(async (error) => {
    await giveBack()
    throw error
  })
  if (!record || readPostcode(record.customer.address.postcode) !== form.postcode) return null
  await giveBack()
  return record
}

async function byAddress(form: Form, call: Call): Promise<CustomerRecord | null> {
  const { postcode, street, housenumber, city, given_name, family_name, company_name } = form
  const [gpNumber, ...others] = await call.publisher.searchCustomers({
    postcode,
    street,
    housenumber,
    city,
    given_name,
    family_name,
    company_name,
    customer_type: form.customer_type ?? 'private',
  })
  return gpNumber && others.length === 0 ? askForCustomer(gpNumber, call) : null
}
