import type { KoaContextWithOIDC } from 'oidc-provider'
import type { OpenIdPage, OpenIdParts } from './parts.ts'

type Answer = Pick<KoaContextWithOIDC, 'type' | 'body' | 'response'>

/** Answers with a page, whose style and script the policy then allows, and nothing that a page before it had. */
export function show(ctx: Answer, { html, styleHash, scriptHash }: OpenIdPage): void {
  const policy = ctx.response.get('content-security-policy')
  const others = policy.split(/; */).filter((directive) => !/^(script|style)-src /.test(directive))
  const own = [`script-src '${scriptHash ?? 'none'}'`, `style-src '${styleHash}'`]
  ctx.response.set('content-security-policy', [...others, ...own].join('; '))
  ctx.type = 'html'
  ctx.body = html
}

/** Says what has failed: a sign-in, or a sign-out, after which the reader may still be signed in. */
export function showFailure(
  ctx: Answer & { path: string },
  error: string,
  { pages }: Pick<OpenIdParts, 'pages'>,
): void {
  show(ctx, ctx.path.startsWith('/session/end') ? pages.signOutFailed(error) : pages.failed(error))
}

/** Refuses what no route of the library has answered: browsers by a page, programs by the error alone. */
export function refuse(
  ctx: Answer & Pick<KoaContextWithOIDC, 'accepts' | 'path'>,
  { status, error }: { status: number; error: string },
  parts: Pick<OpenIdParts, 'pages'>,
): void {
  if (ctx.accepts('json', 'html') === 'html') showFailure(ctx, error, parts)
  else ctx.body = { error }
  ctx.response.status = status
}

const libraryTitle = '<title>Submitting Callback</title>'
/** A form and its hidden fields, whose values the library has escaped. */
const openForm =
  /<form method="post" action="[^"]*">\s*(?:<input type="hidden" name="[^"]*" value="[^"]*"\/>\s*)*/

/**
 * The library sends forms on by a page of its own, in English, and has no place for another one: its form in one of ours.
 * It does so at a sign-out without a session, for another account than before, and where a partner asks for `form_post`.
 */
export function showForm(ctx: Answer, { pages }: Pick<OpenIdParts, 'pages'>): void {
  if (typeof ctx.body !== 'string' || !ctx.body.includes(libraryTitle)) return
  const [form] = openForm.exec(ctx.body) ?? []
  if (form === undefined) throw new Error('The library’s form is another one than before')
  show(ctx, pages.goesOn(form))
}
