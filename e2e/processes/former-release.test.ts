import { randomUUID } from 'node:crypto'
import { connect, linkIn } from '@leserkonto/testing'
import { activationMailTexts } from '@leserkonto/texts'
import { expect, test } from 'vitest'
import { withPostgres } from '../../scripts/checks/postgres.ts'
import { withTemporaryFolder } from '../../scripts/checks/temporary-folder.ts'
import { call } from '../support/call.ts'
import { hasFormerRelease, prepareFormerRelease } from '../support/former-release.ts'
import { personaPassword } from '../support/log-in.ts'
import { type OwnStack, prepareOwnStack } from '../support/running-service.ts'

// docs/operations/upgrade.md#expand-migrate-contract

// An idle machine needs a hundredth of it.
const patienceMs = 1_200_000

test.runIf(hasFormerRelease())(
  'the former release works on the new schema',
  () =>
    withTemporaryFolder((sources) =>
      withPostgres(async (databaseUrl) => {
        await prepareFormerRelease(sources)
        // The desk comes with this release, and its client with the desk.
        const environment = { PARTNERS: '[]' }
        const stack = await prepareOwnStack({ sources, databaseUrl, environment })
        try {
          for (const name of ['publisher', 'mail', 'api'] as const) await stack.start(name)
          await registerAndRead(stack)
        } finally {
          await stack.remove()
        }
      }),
    ),
  patienceMs,
)

async function registerAndRead({ apiUrl, inboxUrl }: OwnStack): Promise<void> {
  const post = (path: string, json: object, token?: string) =>
    call(`${apiUrl}${path}`, { method: 'POST', json, ...(token && { token }) })
  const email = `leserin-${randomUUID()}@example.test`
  expect(
    await post('/registration/register', { email, password: personaPassword, edition: 'az' }),
  ).toMatchObject({ status: 202 })
  const { subject } = activationMailTexts
  const mail = await connect({ inbox: inboxUrl }).waitForMail({ to: email, subject })
  const token = new URL(linkIn(mail, '/service/profil/account/activate')).searchParams.get('token')
  expect(await post('/registration/activate', { token })).toMatchObject({ status: 200 })

  for (const reader of [email, 'plus@example.test', 'familie.mitglied@example.test']) {
    const signedIn = await post('/user/login', { email: reader, password: personaPassword, edition: 'az' })
    const { access_token } = signedIn.body as { access_token: string }
    const own = await call(`${apiUrl}/userinfo?edition=az`, { token: access_token })
    expect(own).toMatchObject({ status: 200, body: { email: reader } })
  }
  expect(await call(`${apiUrl}/artikel/az-wasserrohrbruch`)).toMatchObject({ status: 200 })
}
