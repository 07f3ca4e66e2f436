import { servedEditions, signOnOf } from '@leserkonto/editions'
import { readConfig } from '../../apps/api/src/config.ts'
import { demoPartner } from './demo-partner.ts'
import type { Settings } from './settings.ts'

/** What testers need first: the addresses, a login, how to stop. */
export function addresses({ port, environment }: Settings): string {
  const here = (number: number) => `http://localhost:${number}/`
  const config = readConfig(environment)
  const editions = servedEditions(config.editionUrls, config.editions)
  const partner = Number(environment.PARTNER_PORT ?? 3002)
  const hasDemo = environment.PARTNERS === demoPartner(partner, port.PORT)
  const rows = [
    ...editions.map(({ name, ownUrl }) => [name, `${ownUrl}/`]),
    ['API documentation', `${here(port.PORT)}docs`],
    ['Inbox of all mails', here(port.INBOX_PORT)],
    ["Publisher's stand-in", `http://127.0.0.1:${port.PUBLISHER_PORT}/healthz`],
    ["Partners' issuer", `${signOnOf(editions).ownUrl}/oidc`],
    ...(environment.DESK ? [["Reader service's desk", `http://desk.localhost:${port.PORT}/`]] : []),
    ...(hasDemo ? [["A partner's site", `${here(partner)} (start it: npm run partner)`]] : []),
  ]
  return `
Leserkonto is running.

${rows.map(([name, url]) => `  ${name?.padEnd(24)} ${url}`).join('\n')}

  Log in as                plus@example.test or familie.inhaber@example.test
  with the password        Lese-Test-2024

  Stop with Ctrl-C.
`
}
