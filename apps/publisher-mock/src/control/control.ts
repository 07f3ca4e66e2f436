import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { World } from '../world.ts'
import { clockControl } from './clock.ts'
import { editCustomers } from './customers.ts'
import { type EventDelivery, emit } from './emit.ts'
import { faultControl } from './faults.ts'
import { listPersonas } from './personas.ts'
import { requests } from './requests.ts'
import { reset } from './reset.ts'

type Control = (app: FastifyInstance, world: World, delivery: EventDelivery) => void
const controls: Control[] = [reset, listPersonas, clockControl, faultControl, requests, emit, editCustomers]

/**
 * Test control under `/__mock`. Each call works on the data set its X-Mock-Scenario session names; without the
 * header on the one that calls without a session share.
 */
export const control =
  (world: World, delivery: EventDelivery): FastifyPluginAsync =>
  async (app) => {
    for (const register of controls) register(app, world, delivery)
  }
