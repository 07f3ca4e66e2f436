import { type Link, LinkBody } from '@leserkonto/publisher-wire/crm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerOnce } from '../idempotency.ts'
import { parse, refusal } from '../refusal.ts'
import type { DataSet } from '../sessions.ts'
import type { World } from '../world.ts'
import { customerRow } from './rows.ts'

type LinkRequest = FastifyRequest<{ Params: { gp_number: string } }>

const setLink = (request: LinkRequest, dataSet: DataSet, accountId: string, wanted: string | null): Link => {
  const { gp_number, linked_account_id: holder } = customerRow(dataSet.read(), request.params.gp_number)
  if (holder !== null && holder !== accountId) {
    throw refusal(409, 'LINKED_ELSEWHERE', 'The customer is linked to another account.')
  }
  const customer = customerRow(holder === wanted ? dataSet.read() : dataSet.change(), gp_number)
  if (holder !== wanted) {
    customer.linked_account_id = wanted
    customer.version += 1
  }
  return { gp_number, linked_account_id: wanted, version: customer.version }
}

/** One account per customer. Setting or removing a link again is not an error and makes no new version. */
export const links = (app: FastifyInstance, world: World) => {
  app.put('/customers/:gp_number/link', (request: LinkRequest, reply) => {
    const { account_id } = parse(LinkBody, request.body)
    const dataSet = world.dataSetOf(request)
    return answerOnce(request, reply, dataSet, () => ({
      status: 200,
      body: setLink(request, dataSet, account_id, account_id),
    }))
  })

  app.delete('/customers/:gp_number/link', (request: LinkRequest, reply) => {
    const { account_id } = parse(LinkBody, request.body)
    const dataSet = world.dataSetOf(request)
    return answerOnce(request, reply, dataSet, () => ({
      status: 200,
      body: setLink(request, dataSet, account_id, null),
    }))
  })
}
