import { partnerScopes } from '@leserkonto/rules'
import { z } from 'zod'
import { EntryId, type ListPlace, loadList, SecretHash } from '../configured-list.ts'

// Names below localhost are this machine, too (RFC 6761 §6.3).
const loopback = /^((?:[a-z0-9-]{1,63}\.)?localhost|127\.0\.0\.1|\[::1\])$/
const Address = z
  .string()
  .max(500)
  .refine(
    (text) => URL.canParse(text) && !text.includes('#'),
    'must be an address such as https://partner.example/zurueck',
  )

const Client = z
  .strictObject({
    client_id: EntryId,
    /** What readers call it. */
    name: z.string().min(1).max(60),
    /** A site's sign-in ends with the browser's; an app is a device of its own, which the reader ends in the list. */
    kind: z.enum(['site', 'app']),
    /** SHA-256 of the secret, base64url; without one the client is public and has PKCE alone. */
    secret_sha256: SecretHash.optional(),
    redirect_uris: z.array(Address).max(20).default([]),
    post_logout_redirect_uris: z.array(Address).max(20).default([]),
    backchannel_logout_uri: Address.optional(),
    /** Partners of one sector know a reader by the same `sub`. @default the host of the first redirect address */
    sector: z.string().min(1).max(200).optional(),
    /** A house of the group: its readers are not asked whether it may see what it asks for. */
    first_party: z.boolean().default(false),
    scopes: z.array(z.enum(partnerScopes)).default([]),
    /** An app without a keyboard: the reader types its code on our page. */
    device_grant: z.boolean().default(false),
    /** A client with a secret may be excused: some libraries have none, and the certification suite sends none. */
    requires_pkce: z.boolean().default(true),
    /** Names and addresses of the scopes also in the ID token, for libraries that read nothing else. */
    claims_in_id_token: z.boolean().default(false),
    id_token_alg: z.enum(['RS256', 'EdDSA']).default('RS256'),
  })
  .superRefine((client, ctx) => {
    const refuse = (path: string | (string | number)[], message: string) =>
      ctx.addIssue({ code: 'custom', path: [path].flat(), message })
    if (client.redirect_uris.length === 0 && !client.device_grant)
      refuse('redirect_uris', 'is needed without the device grant')
    if (!client.requires_pkce && !client.secret_sha256) refuse('requires_pkce', 'is needed without a secret')
    if (client.device_grant && client.kind === 'site') refuse('device_grant', 'is for apps')
    if (client.redirect_uris.length === 0 && !client.sector)
      refuse('sector', 'is needed without a redirect address')
    const { redirect_uris, post_logout_redirect_uris, backchannel_logout_uri } = client
    for (const [field, addresses] of Object.entries({ redirect_uris, post_logout_redirect_uris }))
      for (const [index, address] of addresses.entries())
        if (!isAllowed(address, client.kind)) refuse([field, index], safeAddresses)
    if (backchannel_logout_uri !== undefined && !isAllowed(backchannel_logout_uri, client.kind))
      refuse('backchannel_logout_uri', safeAddresses)
  })

const safeAddresses = 'must be https, on this machine, or an app’s own scheme with a dot'

/** An address that nobody else can take: https, this machine, or for apps a scheme of a domain (RFC 8252 §7.1). */
function isAllowed(address: string, kind: 'site' | 'app'): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:') return true
  if (protocol === 'http:') return loopback.test(hostname)
  return kind === 'app' && protocol.includes('.')
}

const Clients = z
  .array(Client)
  .refine(
    (list) => new Set(list.map(({ client_id }) => client_id)).size === list.length,
    'has one client_id twice',
  )

/** A partner: who may send readers here to sign in, and how. Source: docs/operations.md#partners. */
export type PartnerClient = z.output<typeof Client>

/** Reads the partners from the environment's JSON or the file. */
export const loadPartnerClients = (where: ListPlace): readonly PartnerClient[] =>
  loadList('PARTNERS', Clients, where)

/** The sector of a partner. */
export const sectorOf = ({ sector, redirect_uris, client_id }: PartnerClient): string =>
  sector ?? (new URL(redirect_uris[0] ?? '').host || client_id)
