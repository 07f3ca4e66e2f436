import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { connect, linkIn } from '@leserkonto/testing'
import { activationMailTexts } from '@leserkonto/texts'
import * as compose from 'docker-compose'
import { expect, vi } from 'vitest'
import { root } from '../../scripts/bootstrap/root.mjs'
import { freePort } from '../../scripts/stack/ports.ts'
import { call } from './call.ts'

const healthyWithinMs = 120_000

export const password = 'Lese-Test-2024'

/** A stack of these compose files on free ports, and what readers do with it by its API. */
export type ComposeStack = Awaited<ReturnType<typeof composeStack>>

/** Brings up nothing yet; `project` keeps its containers and volumes apart from others. */
export async function composeStack(project: string, config?: string[]) {
  const ports = Object.fromEntries(
    await Promise.all(
      ['PORT', 'PUBLISHER_PORT', 'SMTP_PORT', 'INBOX_PORT'].map(
        async (name) => [name, `${await freePort()}`] as const,
      ),
    ),
  )
  const options: compose.IDockerComposeOptions = {
    cwd: root,
    log: true,
    ...(config && { config }),
    // the plugin of newer Dockers, else the program of its own
    ...(spawnSync('docker', ['compose', 'version']).status !== 0 && { executable: { standalone: true } }),
    env: { ...process.env, ...ports, COMPOSE_PROJECT_NAME: project },
  }
  const api = `http://az.localhost:${ports.PORT}`
  const inbox = connect({ inbox: `http://127.0.0.1:${ports.INBOX_PORT}` })
  const post = (path: string, json: unknown) => call(`${api}${path}`, { method: 'POST', json })
  const userinfo = (token: string) => call(`${api}/userinfo?edition=az`, { token })
  const expectHealthy = () =>
    vi.waitFor(async () => expect((await call(`${api}/health/ready`)).status).toBe(200), {
      timeout: healthyWithinMs,
      interval: 500,
    })
  return {
    api,
    ports,
    options,
    post,
    userinfo,
    expectHealthy,
    up: async () => {
      await compose.upAll({ ...options, commandOptions: ['--build'] })
      await expectHealthy()
    },
    down: () => compose.downAll({ ...options, commandOptions: ['--volumes'] }),
    /** The token of a reader who signs in. */
    logIn: (email: string) => logIn(post, email),
    /** Registers a new reader and opens the link of the mail; the address. */
    newReader: async () => {
      const email = `leserin-${randomUUID()}@example.test`
      expect((await post('/registration/register', { email, password, edition: 'az' })).status).toBe(202)
      const mail = await inbox.waitForMail({ to: email, subject: activationMailTexts.subject })
      const link = linkIn(mail, '/service/profil/account/activate')
      expect(link).toContain(`${api}/`)
      const token = new URL(link).searchParams.get('token')
      expect((await post('/registration/activate', { token })).status).toBe(200)
      return email
    },
    mailsTo: inbox.mailsTo,
  }
}

async function logIn(
  post: (path: string, json: unknown) => ReturnType<typeof call>,
  email: string,
): Promise<string> {
  const { status, body } = await post('/user/login', { email, password, edition: 'az' })
  expect(status).toBe(200)
  return (body as { access_token: string }).access_token
}
