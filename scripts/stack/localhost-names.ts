import dns from 'node:dns'

// `sso.localhost` is this machine (RFC 6761 §6.3). Browsers know that, and not every system does.
const { lookup } = dns
const known = (host: string) => (host.endsWith('.localhost') ? 'localhost' : host)
Object.assign(dns, {
  lookup: Object.assign(
    (host: string, ...rest: unknown[]) => Reflect.apply(lookup, dns, [known(host), ...rest]),
    lookup,
  ),
})
