import * as z from 'zod/mini'
import { CustomerNumber } from './fields.ts'
import { operation } from './operation.ts'
import { Subscription } from './session.ts'

/** What the publisher knows under the reader's own address. Source: docs/spec/contract.md#found-by-the-own-address. */
export const foundSubscriptions = {
  found: operation({
    summary: 'Customers at the publisher with the own e-mail address who are not linked yet, to choose from',
    method: 'GET',
    path: '/user/found-subscriptions',
    auth: 'reader',
    limit: 'foundCustomers',
    input: z.strictObject({}),
    output: z.object({
      offers: z.array(
        z.object({
          gp_number: z.string(),
          /** Those that run. */
          subscriptions: z.array(Subscription),
          /** The reader has unlinked this number once. */
          declined: z.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  claim: operation({
    summary:
      'Look at the publisher at once, after a purchase: a customer with the own e-mail address is linked',
    method: 'POST',
    path: '/user/found-subscriptions',
    auth: 'reader',
    limit: 'foundCustomers',
    input: z.strictObject({}),
    output: z.object({
      /** All numbers that are linked now. */
      gp_numbers: z.array(z.string()),
    }),
    errors: [],
  }),
  answerFound: operation({
    summary: 'Keep or undo a link that the service has made by itself',
    method: 'PUT',
    path: '/user/found-subscriptions',
    auth: 'reader',
    input: z.strictObject({ gp_number: CustomerNumber, keep: z.boolean() }),
    output: z.void(),
    status: 204,
    errors: ['NOT_FOUND'],
  }),
} as const
