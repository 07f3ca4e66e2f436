import { normalizedEmail, reasonAgainstEmail } from '@leserkonto/rules'
import { errors, type Provider } from 'oidc-provider'
import { onOurClock } from './clock.ts'
import type { Granted, OpenIdParts, PartnerRequest } from './parts.ts'

type SignInRequest = {
  client_id?: string
  scope?: string
  max_age?: number | string
  prompt?: string
  login_hint?: string
}

/** The browser goes on at once with what its reader has answered. */
const resumeS = 60

/** What readers do with sign-ins under way and with codes of devices. */
export function requestsOf(provider: Provider, { clients, store, now }: OpenIdParts) {
  function requestOf(params: SignInRequest, askedAtS: number): PartnerRequest | undefined {
    const client = clients.find(({ client_id }) => client_id === params.client_id)
    if (!client) return undefined
    const known = ['openid', 'offline_access', ...client.scopes]
    const scopes = (params.scope ?? '').split(' ').filter((scope) => known.includes(scope))
    const prompts = promptsOf(params)
    const asked = new Date(onOurClock(askedAtS, now) * 1000)
    return {
      client,
      scopes,
      freshSince: freshSince(params, asked),
      asksAgain: prompts.includes('consent'),
      choosesSince: prompts.includes('select_account') ? asked : undefined,
      emailHint: emailIn(params),
    }
  }

  async function findInteraction(id: string) {
    const interaction = await provider.Interaction.find(id)
    const request = interaction && requestOf(interaction.params, interaction.iat)
    return interaction && request && { interaction, request }
  }

  async function answer(id: string, result: object): Promise<string | undefined> {
    const found = await findInteraction(id)
    if (!found) return undefined
    const { interaction } = found
    interaction.result = { ...result }
    await interaction.save(resumeS)
    return interaction.returnTo
  }

  /** Undefined when the sign-in has ended since. */
  async function grant(
    { client, scopes }: PartnerRequest,
    { accountId, partnerSession }: Granted,
  ): Promise<string | undefined> {
    const made = new provider.Grant({
      accountId,
      clientId: client.client_id,
      // The grant is the sign-in: it has its id and falls with it.
      ...{ jti: partnerSession },
    })
    made.addOIDCScope([...scopes])
    try {
      await made.save()
      return partnerSession
    } catch (error) {
      if (error instanceof errors.InvalidGrant) return undefined
      throw error
    }
  }

  /** A device that waits for somebody who types its code. */
  async function findWaiting(userCode: string) {
    const code = await provider.DeviceCode.findByUserCode(normalized(userCode), { ignoreExpiration: true })
    if (!code || code.isExpired || code.accountId || code.error) return undefined
    return code
  }

  const keyOf = (id: string) => ({ kind: 'DeviceCode', idHash: store.idHash(id) })

  return {
    findRequest: async (id: string) => (await findInteraction(id))?.request,
    async allow(id: string, granted: Granted) {
      const found = await findInteraction(id)
      if (!found) return undefined
      const grantId = await grant(found.request, granted)
      if (!grantId) return undefined
      const ts = Math.floor(granted.authTime.getTime() / 1000)
      const { accountId, readerSession } = granted
      const login = { accountId, ts, readerSession }
      return answer(id, { login, consent: { grantId }, select_account: {} })
    },
    refuse: (id: string) =>
      answer(id, { error: 'access_denied', error_description: 'the reader has refused' }),
    async findDevice(userCode: string) {
      const code = await findWaiting(userCode)
      return code && requestOf(code.params ?? {}, code.iat)
    },
    async allowDevice(userCode: string, granted: Granted) {
      const code = await findWaiting(userCode)
      const request = code && requestOf(code.params ?? {}, code.iat)
      if (!code || !request) return false
      if (!(await store.give(keyOf(code.jti), granted.partnerSession))) return false
      const grantId = await grant(request, granted)
      if (!grantId) return false
      Object.assign(code, {
        accountId: granted.accountId,
        authTime: Math.floor(granted.authTime.getTime() / 1000),
        grantId,
        scope: request.scopes.join(' '),
        sid: grantId,
        ...(request.freshSince && { claims: { id_token: { auth_time: { essential: true } } } }),
      })
      await code.save()
      return true
    },
    async refuseDevice(userCode: string) {
      const code = await findWaiting(userCode)
      // The claim is conditional: of allowing and refusing at the same moment, only the first counts.
      if (!code || !(await store.takeUserCode(keyOf(code.jti)))) return false
      const refused = { error: 'access_denied', errorDescription: 'the reader has refused' }
      Object.assign(code, { ...refused, userCode: undefined })
      await code.save()
      return true
    },
  }
}

/** A partner may ask for a sign-in of this moment, or for one that is not older than so many seconds. */
function freshSince(params: SignInRequest, asked: Date): Date | undefined {
  if (promptsOf(params).includes('login')) return asked
  const { max_age } = params
  return max_age === undefined ? undefined : new Date(asked.getTime() - Number(max_age) * 1000)
}

/** Read and judged like an address that is typed; nobody looks whether it has an account. */
function emailIn({ login_hint = '' }: SignInRequest): string | undefined {
  const email = normalizedEmail(login_hint)
  return reasonAgainstEmail(email) === undefined ? email : undefined
}

const promptsOf = ({ prompt }: SignInRequest) => prompt?.split(' ') ?? []

const normalized = (userCode: string) => userCode.toUpperCase().replace(/[^A-Z]/g, '')
