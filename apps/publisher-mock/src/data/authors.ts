import type { Person } from '@leserkonto/publisher-wire/content'

/** The made-up newsroom: names as a string and as a list, with and without link, picture, role and ways. */
export const authors = {
  helene: {
    name: 'Helene Brandstetter',
    link: '/autoren/helene-brandstetter',
    picture: '/bilder/autor-helene-320.jpg',
    role: 'Leiterin der Lokalredaktion',
    about:
      'Schreibt seit zwölf Jahren über Rathaus, Haushalt und alles, was in der Stadt gebaut oder gestrichen wird. Vorher war sie Gerichtsreporterin.',
    mail: 'helene.brandstetter@example.test',
    phone: '06131 / 12-310',
    socialMedia: { mastodon: 'https://social.example/@helene', bluesky: '' },
  },
  konrad: {
    name: ['Konrad Wieland', 'kw'],
    link: '/autoren/konrad-wieland',
    role: 'Redakteur für Wirtschaft',
  },
  mara: {
    name: 'Mara Tiedemann',
    link: '/autoren/mara-tiedemann',
    picture: '/bilder/autor-mara-320.jpg',
    role: 'Reporterin',
    about:
      'Ist meistens draußen: bei Feuerwehr, Förstern und Vereinen. Sie erzählt Geschichten von Menschen, die anpacken.',
    mail: 'mara.tiedemann@example.test',
    socialMedia: { linkedin: 'https://netzwerk.example/mara-tiedemann' },
  },
  jost: {
    name: ['Jost Ellerbrock'],
    picture: '/bilder/autor-jost-320.jpg',
    role: 'Korrespondent im Landtag',
  },
  svenja: { name: 'Svenja Marquart', link: '/autoren/svenja-marquart' },
  theo: { name: ['Theo von der Aue', 'tva'], picture: '/bilder/autor-theo-320.jpg' },
  redaktion: { name: 'Lokalredaktion' },
} satisfies Record<string, Person>
