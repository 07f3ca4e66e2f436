import type { FastifyInstance } from 'fastify'
import { personas } from '../data/personas.ts'

/** GET personas: the accounts and customers for testers; password null without an account. */
export const listPersonas = (app: FastifyInstance) => {
  app.get('/personas', () =>
    personas.map(({ key, email, password, gpNumber, description }) => ({
      key,
      email,
      password,
      gp_number: gpNumber,
      description,
    })),
  )
}
