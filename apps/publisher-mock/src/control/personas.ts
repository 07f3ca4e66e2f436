import type { FastifyInstance } from 'fastify'
import { personas } from '../data/personas.ts'

/** GET personas: whom a tester can sign in as; no password where there is no account. */
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
