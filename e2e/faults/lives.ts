import { randomUUID } from 'node:crypto'
import { activationMailTexts, passwordResetMailTexts } from '@leserkonto/texts'
import { jpegOf } from '../../apps/api/src/testing/sample-pictures.ts'
import { type Cast, inLink, mailTo, must } from './cast.ts'
import { noteEnd } from './ledger.ts'

/** A reader who is signed in. */
export type Reader = { readonly email: string; readonly token: string }

const password = 'Lese-Test-2024'
const list = 'az-kultur'

/** Registers, activates by the mail and signs in. */
export async function newReader(cast: Cast): Promise<Reader> {
  const { door, ledger } = cast
  const email = `leser-${randomUUID()}@example.test`
  const registered = await door.ask('/registration/register', {
    method: 'POST',
    json: { email, password, edition: 'az' },
  })
  must(registered, [202])
  ledger.mails.push({ to: email, purpose: 'activation', least: 1, most: 1 + registered.doubts })
  const token = inLink(await mailTo(cast, email, activationMailTexts.subject), 'token')
  const activated = await door.ask('/registration/activate', { method: 'POST', json: { token } })
  must(activated, [200], [409, 410])
  ledger.accounts.set(email, { state: 'active', givenName: null })
  // Of two attempts nobody knows which is the owner's: the account begins without a password.
  if (registered.doubts + activated.doubts > 0) await setPassword(cast, email)
  return { email, token: await signIn(cast, email) }
}

async function setPassword(cast: Cast, email: string): Promise<void> {
  const { door } = cast
  const asked = { method: 'POST', json: { email, edition: 'az' } }
  must(await door.ask('/registration/request-password-reset', asked), [202])
  const token = inLink(await mailTo(cast, email, passwordResetMailTexts.subject), 'token')
  const set = await door.ask('/registration/password-reset', { method: 'POST', json: { token, password } })
  must(set, [200], [410])
}

/** A token of a new session. */
export async function signIn({ door }: Cast, email: string): Promise<string> {
  const answer = await door.ask('/user/login', { method: 'POST', json: { email, password, edition: 'az' } })
  must(answer, [200])
  return (answer.body as { access_token: string }).access_token
}

/** One reader from the form to the end, by some of the ways a reader may take. */
export async function readerLife(cast: Cast): Promise<void> {
  const { door, random } = cast
  const reader = await newReader(cast)
  for (const does of [saveProfile, showPicture, takeList, readAlong])
    if (random.below(3) > 0) await does(cast, reader)
  const end = random.oneOf(['stays', 'leaves', 'deletes'])
  if (end === 'leaves') {
    must(await door.ask('/user/logout', { method: 'POST', token: reader.token, json: {} }), [204], [401])
    noteEnd(cast.ledger, reader.token)
  }
  if (end === 'deletes') await deleteProfile(cast, reader)
}

async function saveProfile({ door, ledger, random }: Cast, { email, token }: Reader): Promise<void> {
  const given_name = random.oneOf(['Kim', 'Robin', 'Toni', 'Luca'])
  const person = {
    given_name,
    family_name: 'Muster',
    username: 'leser',
    gender: null,
    customer_type: 'private',
  }
  must(await door.ask('/user', { method: 'PUT', token, json: person }), [200])
  ledger.accounts.set(email, { state: 'active', givenName: given_name })
}

async function showPicture({ door }: Cast, { token }: Reader): Promise<void> {
  const parts = new FormData()
  parts.set('rights_confirmed', 'true')
  parts.set('picture', new Blob([new Uint8Array(await picture())]), 'ich.jpg')
  must(await door.ask('/user/picture', { method: 'POST', token, parts }), [201])
}

let made: Promise<Buffer> | undefined
const picture = () => {
  made ??= jpegOf()
  return made
}

async function takeList(cast: Cast, { email, token }: Reader): Promise<void> {
  const { door, ledger, random } = cast
  const json = { email, edition: 'az', newsletters: [list], consent_text_version: 'newsletter-2026-11' }
  const taken = await door.ask('/newsletter/user', { method: 'POST', token, json })
  must(taken, [200])
  // The owner of a proven address needs no mail.
  if ((taken.body as { register_status: number }).register_status !== 3)
    throw new Error(`The list of a signed-in reader waits for a mail: ${JSON.stringify(taken.body)}`)
  ledger.lists.set(`${email} ${list}`, { email, list, state: 'confirmed' })
  if (random.below(2) === 0) return
  const own = await door.ask(`/newsletter/user?${new URLSearchParams({ email })}`, { token })
  must(own, [200])
  const { id } = own.body as { id: string }
  const leave = { register_status: 5, newsletters: [list] }
  must(await door.ask(`/newsletter/user/${id}`, { method: 'PUT', token, json: leave }), [200])
  ledger.lists.set(`${email} ${list}`, { email, list, state: 'unsubscribed' })
}

async function readAlong({ door }: Cast, { token }: Reader): Promise<void> {
  must(await door.ask('/userinfo', { token }), [200])
  must(await door.ask('/user/checkRight?edition=az&right=09', { token }), [200, 403])
}

async function deleteProfile({ door, ledger }: Cast, { email, token }: Reader): Promise<void> {
  const json = { current_password: password }
  must(await door.ask('/user/delete', { method: 'DELETE', token, json }), [204], [401])
  ledger.accounts.set(email, { state: 'gone', givenName: null })
  ledger.mails.push({ to: email, purpose: 'delete_done', least: 1, most: 1 })
  ledger.lists.delete(`${email} ${list}`)
  noteEnd(ledger, token)
}
