import { Writable } from 'node:stream'
import { devServerAssets, type Portal, sheetOf } from '@leserkonto/pages'
import supertest from 'supertest'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createKeptPages } from '../adapters/kept-pages.ts'
import { buildApp } from '../app.ts'
import { type Harness, startHarness } from './harness.ts'

// A page is the view itself, because a page can show only what is in its view.
const viewAsPage: Portal['render'] = (view) => `<pre>${JSON.stringify(view)}</pre>`

/** The pages over a harness's database, publisher and clock; each edition is asked under its own host. */
export async function startPages({ deps }: Harness, render = viewAsPage) {
  const portal: Portal = {
    render,
    script: '/assets/islands.js',
    sheetFor: () => sheetOf('main{}'),
  }
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const web = { assets: devServerAssets('http://127.0.0.1:9'), portal }
  // Pages of its own, since another's may have been rendered otherwise.
  const own = { ...deps, keptPages: createKeptPages(deps.clock.now) }
  const app = buildApp(own, { logger: { level: 'error', stream }, web })
  await app.ready()
  const page = (path: string, { edition = 'az', userData }: { edition?: string; userData?: string } = {}) => {
    const asked = supertest(app.server)
      .get(path)
      .set({ Host: `${edition}.localhost:3000`, Accept: 'text/html' })
    return userData === undefined ? asked : asked.set('Cookie', `userData=${userData}`)
  }
  const post = (path: string, headers: Record<string, string>, body: string) =>
    supertest(app.server).post(path).set(headers).send(body)
  return { app, page, post, log: () => lines.join(''), close: () => app.close() }
}

export type Pages = Awaited<ReturnType<typeof startPages>>

/** An API and its pages for the tests of a file, passed before the first; the publisher has no faults before each. */
export function withPages(handOver: (started: { api: Harness; pages: Pages }) => void): void {
  let api: Harness
  let pages: Pages
  beforeAll(async () => {
    api = await startHarness()
    pages = await startPages(api)
    handOver({ api, pages })
  })
  afterAll(async () => {
    await pages.close()
    await api.close()
  })
  beforeEach(() => api.publisher.heal())
}
