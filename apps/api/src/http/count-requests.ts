import { contract, Problem } from '@leserkonto/contracts'
import { floodWeights } from '@leserkonto/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../context.ts'
import { createFlood, type Flood } from './flood.ts'
import { addressOf, type Network, networksOf } from './network.ts'
import { claimsPortal, portalOf } from './portal-credential.ts'
import { createRefusalPace } from './refusal-pace.ts'
import { routePath } from './serve.ts'

/** The flood limit of networks, which counts each request before anything of it is read but its head. */
export type RequestCounter = {
  /** Counts a request by what it is about to cost. Throws RATE_LIMITED, in turn with the other refusals of its network. */
  begin: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Counts one more call of a request that holds several. Throws RATE_LIMITED. */
  again: Flood
  /** Adds what the answer has cost beyond that. */
  answered: (request: FastifyRequest, reply: FastifyReply) => void
  /** Takes the count of a request back: it proved to be somebody's who is counted otherwise. */
  takeBack: (request: FastifyRequest) => void
}

/** Where portals' servers call, who are counted by their readers (caller.ts). */
const calls = new Set([
  '/trpc/:path',
  ...Object.values(contract).flatMap((operations) => Object.values(operations).map(routePath)),
])
const files = new Set([
  '/assets/*',
  '/docs/ui/*',
  '/media/:key',
  '/bilder/:name',
  '/medien/:name',
  '/leserkonto.js',
  '/leserkonto.d.ts',
  '/push-worker.js',
  '/app.webmanifest',
  '/speculation-rules.json',
])

/** Source: docs/spec/contract.md#networks. */
export function createRequestCounter(
  deps: Pick<Deps, 'config' | 'clock' | 'portals'>,
  isTurn = createRefusalPace(),
): RequestCounter {
  const flood = createFlood(deps.config)
  const taken = new WeakMap<FastifyRequest, { networks: readonly Network[]; back: () => void }>()
  return {
    begin: async (request, reply) => {
      if (isPortalsCall(deps, request)) return
      const networks = countedAs(request)
      try {
        const back = flood(networks, deps.clock.now(), weightOf(request))
        taken.set(request, { networks, back })
      } catch (refusal) {
        if (await isTurn(networks.at(-1)?.name ?? '')) throw refusal
        reply.hijack()
        request.raw.destroy()
      }
    },
    again: flood,
    answered: (request, reply) => {
      const one = taken.get(request)
      const extra = Math.floor(Number(reply.getHeader('content-length') ?? 0) / floodWeights.answerBytes)
      if (one && extra > 0) addTo(flood, one.networks, deps.clock.now(), extra)
    },
    takeBack: (request) => {
      taken.get(request)?.back()
      taken.delete(request)
    },
  }
}

const isPortalsCall = (deps: Pick<Deps, 'portals'>, request: FastifyRequest) =>
  claimsPortal(request) && calls.has(request.routeOptions.url ?? '') && portalOf(deps, request) !== undefined

/** Probes count by their own address and apart, so that nobody's calls make a balancer take the process for ill. */
function countedAs(request: FastifyRequest): readonly Network[] {
  const address = addressOf(request)
  return request.url.startsWith('/health/') ? [{ name: `probe ${address}`, share: 1 }] : networksOf(address)
}

function weightOf({ method, headers, routeOptions, is404 }: FastifyRequest): number {
  if (method === 'OPTIONS' || (!is404 && files.has(routeOptions.url ?? ''))) return floodWeights.file
  // Without a length a body is as long as JSON may be; a longer one is a form's, which counts what it holds by itself.
  const bytes = headers['transfer-encoding'] ? 64 * 1024 : Number(headers['content-length'] ?? 0) || 0
  return 1 + Math.min(floodWeights.mostForBody, Math.floor(bytes / floodWeights.bodyBytes))
}

/** The answer is on its way already: what is too much is refused next time. */
function addTo(flood: Flood, networks: readonly Network[], now: Date, weight: number): void {
  try {
    flood(networks, now, weight)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}
