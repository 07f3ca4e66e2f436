import { createServer } from 'node:net'
import type { Stack } from '@leserkonto/testing'
import { needsPostgres, type Played, play, type Scenario, withDatabase } from '../scenario.ts'
import { until } from '../until.ts'
import { livesGoOn } from './database.ts'

type PublisherAction = Parameters<Stack['failPublisher']>[0]['action']

/** How the publisher fails; each of a row follows the one before, undefined is well. */
const publisherWeathers: Readonly<Record<string, readonly (PublisherAction | undefined)[]>> = {
  down: [{ status: 503 }],
  slow: [{ latency_ms: 2_000 }],
  silent: [{ timeout: true }],
  cutOff: [{ drop: true }],
  rubbish: [{ malformed: true }],
  flapping: [{ status: 500 }, undefined, { drop: true }, undefined, { malformed: true }, undefined],
}
const methods = ['GET', 'POST', 'PUT', 'DELETE']
/** Beyond the longest pause between two tries, and beyond an open circuit. */
const pastRetriesS = 600
/** Both processes may have as many mails under way when the clock steps past their leases, and each is sent again. */
const mailsUnderWay = 16

async function setPublisher({ stage }: Played, action: PublisherAction | undefined): Promise<void> {
  await stage.tester.healPublisher()
  if (!action) return
  for (const method of methods)
    await stage.tester.failPublisher({ match: { method, path_regex: '^/crm/' }, action })
}

/** The publisher's system fails in every way it can. */
export const publisherFails: Scenario = {
  name: 'publisher',
  sentence: 'The publisher is down, slow, silent, cut off, answering rubbish, flapping, under mixed load.',
  lacks: needsPostgres,
  run: (random) =>
    withDatabase(({ url }) =>
      play({ databaseUrl: url, atOnce: 8 }, random, async (played) => {
        for (const weather of Object.values(publisherWeathers))
          for (const action of weather) {
            await setPublisher(played, action)
            await asked(played)
          }
        await setPublisher(played, undefined)
        await played.stage.tester.advance(pastRetriesS)
        await livesGoOn(played)
        return { figures: { weathers: Object.keys(publisherWeathers) }, doublesAllowed: mailsUnderWay }
      }),
    ),
}

/** Resolves once the publisher was asked something in the weather that it has now. */
async function asked({ stage }: Played): Promise<void> {
  const count = async () =>
    ((await (await fetch(`${stage.publisherUrl}/__mock/requests`)).json()) as unknown[]).length
  const before = await count()
  await until('the publisher is asked', async () => (await count()) > before)
}

/** The mail server refuses for now, is silent, is gone, speaks rubbish, flaps. */
export const mailFails: Scenario = {
  name: 'mail',
  sentence: 'The mail server refuses for now, is silent, gone, speaking rubbish, flapping, under mixed load.',
  lacks: needsPostgres,
  run: (random) =>
    withDatabase(({ url }) =>
      play({ databaseUrl: url, atOnce: 8 }, random, async (played) => {
        const { tester, mail, smtpPort } = played.stage
        for (const mode of ['tempfail', 'none', 'hang', 'none', 'tempfail', 'none'] as const) {
          await tester.setMailFault(mode)
          await (mode === 'none' ? livesGoOn(played, 1) : mailsWait(played))
        }
        await mail.kill()
        await mailsWait(played)
        const rubbish = await speakRubbish(smtpPort)
        await rubbish.heard()
        await rubbish.stop()
        await mail.start()
        await tester.advance(pastRetriesS)
        await livesGoOn(played)
        return { figures: { modes: ['tempfail', 'hang', 'gone', 'rubbish'] }, doublesAllowed: mailsUnderWay }
      }),
    ),
}

/** Resolves once some registration was answered whose mail cannot be sent. */
function mailsWait({ cast }: Played): Promise<void> {
  const before = cast.ledger.mails.length
  return until('more mails were promised', () => cast.ledger.mails.length > before)
}

/** Listens where the mail server was and answers everything with what is no SMTP. */
async function speakRubbish(port: number) {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 418 I am a teapot\r\n\r\n\u0000\u00ff\r\n')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    heard: () => until('the service tried to send a mail', () => connections > 0),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
