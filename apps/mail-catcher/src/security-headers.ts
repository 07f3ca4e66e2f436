import type { FastifyInstance } from 'fastify'

/** The inbox page: its own files only, no inline code, no HTML written by script, frames only from here. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * A mail's own HTML: nothing is loaded, no script runs, and `sandbox` gives it a separate origin even if it is opened
 * outside the inbox's frame. Only its links work, and they open a tab without these limits.
 */
export const mailPolicy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Every answer has the strictest policy by default; the page and the mail's HTML replace it by theirs. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': dataPolicy,
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })
}
