import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../context.ts'

type AtDesk = Pick<Deps, 'staffIssuer'>

/** Below it the router has the pages of the desk. Nobody asks for it: it comes from the host alone. */
export const deskPrefix = '/~desk'

const hostIn = (header = '') => header.toLowerCase().replace(/:\d+$/, '')

/**
 * The path of a request, below the desk's own prefix where it names the desk's host: there is nothing at that host but the desk, and
 * no desk at any other. A proxy has to hand the host on as it came.
 */
export const pathAtDesk = ({ headers }: IncomingMessage, path: string, { staffIssuer }: AtDesk): string =>
  staffIssuer && hostIn(headers.host) === staffIssuer.host ? deskPrefix + path : path

/** Whether a request is for the desk: by its host, as it came and as a trusted proxy says. */
export const isDesk = (request: FastifyRequest, { staffIssuer }: AtDesk): boolean =>
  staffIssuer !== undefined &&
  request.hostname.toLowerCase() === staffIssuer.host &&
  hostIn(request.headers.host) === staffIssuer.host
