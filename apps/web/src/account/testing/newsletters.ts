const list = (id: string, title: string, group_slug: string, sort_order: number, premium = false) => ({
  id,
  title,
  group_slug,
  sort_order,
  premium,
  origin: 'az',
  description: `Alles aus ${title}.`,
  schedule: null,
  picture: null,
  editor: id === 'az-morgen' ? 'Helene Brandstetter' : null,
  rhythm: id === 'az-morgen' ? 'Werktags um 6 Uhr' : null,
  sample_url: id === 'az-morgen' ? '/artikel/az-ausgabe-am-morgen' : null,
})

/** A catalogue as GET /newsletter/list answers it: two groups, the second needs the right 01. */
export const newsletterCatalogue = {
  newsletters: [
    list('az-morgen', 'AZ am Morgen', 'nachrichten', 1),
    list('az-sport', 'AZ Lokalsport', 'nachrichten', 2),
    list('az-plus', 'AZ PLUS exklusiv', 'premium', 3, true),
  ],
  groups: [
    { slug: 'nachrichten', title: 'Nachrichten', sort_order: 1, newsletters: ['az-morgen', 'az-sport'] },
    { slug: 'premium', title: 'Exklusiv für Abonnenten', sort_order: 2, newsletters: ['az-plus'] },
  ],
}

/** A list that a user gets, or will get after the confirmation. */
export const subscribed = (newsletter_id: string, confirmed = true) => ({
  newsletter_id,
  origin: 'form',
  optin_confirmation_date: confirmed ? '2026-11-20T07:00:00.000Z' : null,
})

/** The newsletter user behind the tests' links. */
export const newsletterUser = (...subscriptions: ReturnType<typeof subscribed>[]) => ({
  id: '0b8f5c1e-6a53-4d8e-9d5e-2f6f6c1b7a10',
  email: 'lena.leser@example.test',
  register_status: 3,
  verified: true,
  subscriptions,
})
