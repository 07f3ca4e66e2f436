/** The page of the reader's own plans. */
export const planTexts = {
  title: 'Ihre Abos',
  unlinked: {
    text: 'Mit Ihrem Konto ist kein eigenes Abo verknüpft. Haben Sie eines, verknüpfen Sie es, um alle Inhalte zu lesen, die dazugehören.',
    member: 'Sie lesen über ein gemeinsames Abo mit. Ein eigenes Abo ist mit Ihrem Konto nicht verknüpft.',
    link: 'Abo verknüpfen',
  },
  /** What the publisher's shop has for plans that ended, or that open no article. */
  renew: 'Abo verlängern',
  extend: 'Abo erweitern',
  cancel: 'Vertrag kündigen',
  manageLink: 'Verknüpfung ansehen oder aufheben',
  shared: { family: 'Familienmitglieder verwalten', company: 'Mitglieder des Firmenabos verwalten' },
  toShared: 'Gemeinsames Abo ansehen',
} as const
