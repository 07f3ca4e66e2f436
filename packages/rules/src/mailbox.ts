import { emailKey } from './email.ts'

/** Where a reader reads their mail in the browser. */
export type Mailbox = { readonly name: string; readonly url: string }

type Provider = { readonly domains: RegExp; readonly mailbox: (email: string, sender: string) => Mailbox }

const at = (name: string, url: string) => () => ({ name, url })

// Who has several accounts there sees the right one. `in:anywhere` is the folder for spam, too.
const gmail = (email: string, sender: string): Mailbox => {
  const search = encodeURIComponent(`from:"${sender.replaceAll('"', '')}" in:anywhere`)
  return {
    name: 'Gmail',
    url: `https://mail.google.com/mail/u/?authuser=${encodeURIComponent(email)}#search/${search}`,
  }
}

/** Those of most readers. The others take no search in an address that they promise to keep. */
const providers: readonly Provider[] = [
  { domains: /^(?:gmail|googlemail)\.com$/, mailbox: gmail },
  { domains: /^gmx\.at$/, mailbox: at('GMX', 'https://www.gmx.at/') },
  { domains: /^gmx\.ch$/, mailbox: at('GMX', 'https://www.gmx.ch/') },
  { domains: /^gmx\.(?:de|net|com|eu|org|info|biz|li)$/, mailbox: at('GMX', 'https://www.gmx.net/') },
  { domains: /^(?:web|email)\.de$/, mailbox: at('WEB.DE', 'https://web.de/') },
  { domains: /^(?:t-online|magenta)\.de$/, mailbox: at('T-Online', 'https://email.t-online.de/') },
  {
    domains: /^(?:(?:outlook|hotmail|live)\.(?:com|[a-z]{2}|com?\.[a-z]{2})|msn\.com)$/,
    mailbox: at('Outlook', 'https://outlook.live.com/mail/0/'),
  },
  {
    domains: /^(?:yahoo\.(?:com|[a-z]{2}|com?\.[a-z]{2})|ymail\.com|rocketmail\.com)$/,
    mailbox: at('Yahoo', 'https://mail.yahoo.com/'),
  },
  { domains: /^(?:icloud|me|mac)\.com$/, mailbox: at('iCloud Mail', 'https://www.icloud.com/mail') },
  {
    domains: /^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/,
    mailbox: at('Proton Mail', 'https://mail.proton.me/'),
  },
  { domains: /^freenet\.de$/, mailbox: at('freenet', 'https://email.freenet.de/') },
]

/**
 * The mailbox of an address, filtered on mails of this sender where the provider's address can do that; undefined where the
 * provider is unknown. Source: docs/spec/account.md#ways-to-the-mailbox.
 */
export function mailboxOf(email: string, sender: string): Mailbox | undefined {
  const key = emailKey(email)
  const domain = key.slice(key.lastIndexOf('@') + 1)
  return providers.find(({ domains }) => domains.test(domain))?.mailbox(key, sender)
}
