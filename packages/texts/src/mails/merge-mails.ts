const notYou = (until: string, phone: string) =>
  `Das wollten Sie nicht? Dann rufen Sie bitte bis zum ${until} unseren Leserservice an: ${phone}. So lange lässt es sich rückgängig machen.`

/** The mail to the mailbox of the account that stays when two are merged. */
export const accountsMergedMailTexts = {
  subject: 'Ihre beiden Konten sind jetzt eines',
  preheader: 'Sie melden sich weiter mit dieser E-Mail-Adresse an.',
  intro: (where: string, at: string, masked: string) =>
    `unser Leserservice hat am ${at} das Konto ${masked} mit Ihrem Konto ${where} zusammengelegt.`,
  fact: 'Sie melden sich weiter mit dieser E-Mail-Adresse an. Kundennummern, Plätze in geteilten Abos, gemerkte und verschenkte Artikel des anderen Kontos finden Sie jetzt hier.',
  notYou,
} as const

/** The mail to the mailbox of the account that goes. */
export const accountsMergedAwayMailTexts = {
  subject: 'Ihr Konto ist in einem anderen aufgegangen',
  preheader: 'Bitte melden Sie sich ab jetzt mit Ihrer anderen E-Mail-Adresse an.',
  intro: (where: string, at: string, masked: string) =>
    `unser Leserservice hat am ${at} Ihr Konto ${where} mit dem Konto ${masked} zusammengelegt.`,
  signIn: (masked: string, until: string) =>
    `Bitte melden Sie sich ab jetzt mit der Adresse ${masked} an. Mit dieser hier geht es nicht mehr, alle Geräte sind abgemeldet, und am ${until} wird das Konto gelöscht.`,
  newsletters:
    'Ihre Newsletter kommen weiter an diese Adresse. Nur solche, die zu einem Abo gehören, ruhen hier: Sie können sie im anderen Konto bestellen.',
  notYou,
} as const

/** The mail to both mailboxes when a merge was undone. */
export const accountsPartedMailTexts = {
  subject: 'Ihre Konten sind wieder getrennt',
  preheader: 'Mit dieser E-Mail-Adresse gibt es wieder ein eigenes Konto.',
  intro: (where: string, at: string, masked: string) =>
    `unser Leserservice hat Ihr Konto ${where} am ${at} wieder von dem Konto ${masked} getrennt.`,
  fact: 'Sie melden sich mit dieser E-Mail-Adresse an. Was vor dem Zusammenlegen zu diesem Konto gehörte und noch da war, gehört wieder dazu.',
  notYou: (phone: string) => `Das wollten Sie nicht? Dann rufen Sie bitte unseren Leserservice an: ${phone}.`,
} as const
