/** A newspaper's emblem: a sun over water. */
export const sampleEmblem =
  'M4 16a12 12 0 0 1 24 0zM2 19q3.5-3 7 0t7 0 7 0 7 0v3q-3.5 3-7 0t-7 0-7 0-7 0zM5 26q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0v3q-2.75 3-5.5 0t-5.5 0-5.5 0-5.5 0z'

/** Two newspapers of its group, one without an emblem. */
export const samplePapers = [
  {
    name: 'Rheinfelder Tagblatt',
    href: '/sign-on/to/rt',
    emblem: 'M4 4h24v24H4z',
    theme: { color: '#7a1f2b', colorDark: '#f0a3ad' },
  },
  {
    name: 'Leserkonto',
    href: '/sign-on/to/sso',
    emblem: null,
    theme: { color: '#3d4a5c', colorDark: '#b3c0d1' },
  },
] as const

/** Who helps its readers. */
export const sampleHelp = {
  phone: '069 90009 120',
  hours: 'Montag bis Freitag von 7 bis 18\u00a0Uhr, Samstag von 7 bis 13\u00a0Uhr',
  href: '/hilfe',
} as const
