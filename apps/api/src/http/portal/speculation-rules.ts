import type { FastifyInstance } from 'fastify'

/** Pages say by a header where the rules are, since they allow no further script in their text. */
export const speculationRulesHeader = { 'speculation-rules': '"/speculation-rules.json"' } as const

const read = ['/overview', '/rubrik/*', '/artikel/*', '/autoren/*'].flatMap((path) => [path, `${path}?*`])
const acts = '[data-opens], [data-more] a, [target=_blank], [download]'

/**
 * Which pages the browser may make ready before a link to them is pressed: what is only read, and of that only what the pointer
 * rests on. Nothing that signs in or out, sends, orders or belongs to the account; what is made for one reader alone is refused
 * (`portal-answer.ts`). Source: docs/spec/presentation.md#pages-made-ready.
 */
const rules = {
  prerender: [
    {
      where: { and: [{ href_matches: read }, { not: { selector_matches: acts } }] },
      eagerness: 'moderate',
    },
  ],
}

/** Readers who save data get no rules: browsers should see to that, and not all do. */
export function speculationRules(app: FastifyInstance): void {
  app.get('/speculation-rules.json', (request, reply) =>
    reply
      .header('content-type', 'application/speculationrules+json')
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'Save-Data' })
      .send(JSON.stringify(request.headers['save-data'] === 'on' ? {} : rules)),
  )
}
