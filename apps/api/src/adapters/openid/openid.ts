import type { Engine, OpenId, OpenIdParts } from './parts.ts'

/**
 * The provider. The library is loaded with the first call that needs it, so that a service without partners neither
 * starts later nor takes more memory.
 */
export function createOpenId(
  parts: Omit<OpenIdParts, 'keys'>,
  keys: () => Promise<OpenIdParts['keys']>,
): OpenId {
  let loading: Promise<Engine> | undefined
  const load = async () => {
    const { createEngine } = await import('./provider.ts')
    return createEngine({ ...parts, keys: await keys() })
  }
  const engine = () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    clients: parts.clients,
    issuer: parts.issuer,
    handle: async (...args) => (await engine()).handle(...args),
    findRequest: async (id) => (await engine()).findRequest(id),
    allow: async (...args) => (await engine()).allow(...args),
    refuse: async (id) => (await engine()).refuse(id),
    findDevice: async (userCode) => (await engine()).findDevice(userCode),
    allowDevice: async (...args) => (await engine()).allowDevice(...args),
    refuseDevice: async (userCode) => (await engine()).refuseDevice(userCode),
    tellSignOut: async (ended) => (await engine()).tellSignOut(ended),
  }
}
