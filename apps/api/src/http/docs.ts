import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Encoded, encoded, sendEncoded } from './send-encoded.ts'

const initializer = `window.addEventListener('load', () => {
  SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', deepLinking: true, defaultModelsExpandDepth: 0 })
})
`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Leserkonto API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/ui/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/docs/ui/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

// The viewer styles elements through style attributes; scripts stay strict.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const bundle = [
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
] as const

/** `/openapi.json`, which is made when it is first asked for, and a readable `/docs`. */
export function docs(app: FastifyInstance, makeDocument: () => Promise<object>): void {
  let document: Promise<Encoded> | undefined
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  app.get('/openapi.json', async (request, reply) => {
    document ??= makeDocument().then((made) => encoded(JSON.stringify(made)))
    reply.type('application/json; charset=utf-8')
    reply.headers({ 'cache-control': 'public, max-age=300', vary: 'Origin, Accept-Encoding' })
    return sendEncoded(request, reply, await document)
  })
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  )
  app.get('/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(initializer),
  )
  // 1.7 MB for a page that few open: read and compressed when the first one does.
  for (const [file, type] of bundle) {
    let kept: Promise<Encoded> | undefined
    app.get(`/docs/ui/${file}`, async (request, reply) => {
      kept ??= readFile(join(folder, file), 'utf8').then(encoded)
      reply.type(type).headers({ 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' })
      return sendEncoded(request, reply, await kept)
    })
  }
}
