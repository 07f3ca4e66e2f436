// npm run bench -- varnish – the service behind Debian's Varnish, as docker/varnish.vcl has it: whether strangers and readers
// each get their own page of a locked article, whether an event of the publisher takes a page out of the cache at once, and
// how many answers a second come with Varnish in front and without. Exits with 1 when a check fails. Installs varnish and
// varnish-modules, and needs wrk.
import { execFile } from 'node:child_process'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { personaPassword } from '@leserkonto/publisher-mock/personas'
import { varnish } from '../e2e/edges/run-edge.ts'
import { installDebianPackage } from '../scripts/checks/debian-package.ts'
import { withTemporaryFolder } from '../scripts/checks/temporary-folder.ts'
import { freePort } from '../scripts/stack/ports.ts'
import { type Running, withServices } from './running-services.ts'
import { client } from './send.ts'
import { median } from './shift.ts'

const locked = '/artikel/az-marktplatz-baeume'
const lockedText = 'Geplant sind 24 Linden in fünf Reihen'
const free = 'az-wasserrohrbruch'
const rounds = 3
const { send, close } = client(4)

type Page = { status: number; text: string; id: string }

/** A page of the edition az as a browser asks for it; the same request id twice means that it was kept. */
function page(port: number, path: string, userData?: string): Promise<Page> {
  const headers = {
    host: 'az.localhost',
    accept: 'text/html',
    ...(userData && { cookie: `a=b; userData=${userData}` }),
  }
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, async (answer) =>
      resolve({
        status: answer.statusCode ?? 0,
        text: await text(answer),
        id: String(answer.headers['x-request-id']),
      }),
    ).once('error', reject)
  })
}

function check(what: string, holds: boolean) {
  console.log(`${holds ? 'holds ' : 'FAILED'}  ${what}`)
  if (!holds) process.exitCode = 1
}

/** The cookie of a reader who may read everything. */
async function readersCookie({ api }: Running): Promise<string> {
  const body = { email: 'plus@example.test', password: personaPassword }
  const login = JSON.parse((await send(api, { method: 'POST', path: '/user/login', body })).text)
  const path = '/user/signUserData?edition=az'
  const signed = await send(api, { method: 'POST', path, bearer: login.access_token })
  return JSON.parse(signed.text).user_data
}

async function checkWall(edge: number, cookie: string) {
  const [first, second] = [await page(edge, locked), await page(edge, locked)]
  check('a stranger’s locked article comes from the cache', first.id === second.id)
  check('nothing behind the wall is in it', !second.text.includes(lockedText))
  const own = await page(edge, locked, cookie)
  check('a reader with the right reads the article', own.text.includes(lockedText))
  check('which is kept for nobody', own.id !== (await page(edge, locked, cookie)).id)
  check('and the next stranger gets the page of strangers', (await page(edge, locked)).id === first.id)
  const forged = await page(edge, locked, `${cookie}x`)
  check('a forged cookie opens nothing', forged.status === 200 && !forged.text.includes(lockedText))
  const [front, readersFront] = [await page(edge, '/overview'), await page(edge, '/overview', cookie)]
  check('strangers and readers share the front', front.id === readersFront.id)
}

async function checkEvents(edge: number, { publisher }: Running) {
  const mock = (method: string, path: string, body: object) =>
    send(publisher, { method, path: `/__mock${path}`, body })
  const say = (type: string) => mock('POST', '/emit', { event: { type, edition: 'az', article_id: free } })
  const path = `/artikel/${free}`
  const [first, second] = [await page(edge, path), await page(edge, path)]
  await mock('PATCH', `/articles/${free}`, { headline: 'Geändert' })
  check('without an event a page stays', first.id === second.id && (await page(edge, path)).id === first.id)
  const told = JSON.parse((await say('article.changed')).text)
  check('the event is taken', told.status === 200)
  check('after one the next answer is the new page', (await page(edge, path)).text.includes('Geändert'))
  await page(edge, '/overview')
  await mock('PATCH', `/articles/${free}`, { withdrawn: true })
  const beganMs = performance.now()
  await say('article.withdrawn')
  const gone = await page(edge, path)
  console.log(`        event, purge and next answer: ${(performance.now() - beganMs).toFixed(0)} ms`)
  check('a withdrawn article is gone', gone.status === 404)
  check('and from the front', !(await page(edge, '/overview')).text.includes(path))
}

/** Answers a second with 32 under way. */
async function perSecond(port: number, path: string): Promise<number> {
  const headers = ['Host: az.localhost', 'Accept: text/html', 'Accept-Encoding: br'].flatMap((one) => [
    '-H',
    one,
  ])
  const asked = ['-t1', '-c32', '-d3s', ...headers, `http://127.0.0.1:${port}${path}`]
  const { stdout } = await promisify(execFile)('wrk', asked)
  if (/Non-2xx/.test(stdout)) throw new Error(`${path} was not answered well`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

/** By turns, so that others on the machine slow both. */
async function compare(edge: number, api: number) {
  for (const path of ['/overview', locked, '/sitemap.xml']) {
    const found: { front: number; alone: number }[] = []
    for (let round = 0; round < rounds; round += 1)
      found.push({ front: await perSecond(edge, path), alone: await perSecond(api, path) })
    const [front, alone] = [median(found.map((one) => one.front)), median(found.map((one) => one.alone))]
    const ratios = found.map((one) => one.front / one.alone)
    console.log(
      `${path.padEnd(30)} Varnish ${front.toFixed(0).padStart(6)} /s, page store ${alone.toFixed(0).padStart(6)} /s, ratio ${median(ratios).toFixed(1)} (${Math.min(...ratios).toFixed(1)}–${Math.max(...ratios).toFixed(1)})`,
    )
  }
}

if (varnish.whyNot()) for (const name of ['varnish', 'varnish-modules']) await installDebianPackage(name)
const [edge, purge] = [await freePort(), await freePort()]
process.env.EDGE_PURGE_URL = `http://127.0.0.1:${purge}/`
process.env.TRUST_PROXY = '127.0.0.1'
await withServices((running) =>
  withTemporaryFolder(async (folder) => {
    const api = Number(new URL(running.api).port)
    const front = await varnish.start({ folder, port: edge, service: api }, purge)
    try {
      await checkWall(edge, await readersCookie(running))
      await checkEvents(edge, running)
      await compare(edge, api)
    } finally {
      await front.stop()
    }
  }),
)
close()
