import type { Person } from '@leserkonto/publisher-wire/content'

/** The made-up newsroom: names as a string and as a list, with and without link and picture. */
export const authors = {
  helene: {
    name: 'Helene Brandstetter',
    link: '/autoren/helene-brandstetter',
    picture: '/bilder/autor-helene-320.jpg',
  },
  konrad: { name: ['Konrad Wieland', 'kw'], link: '/autoren/konrad-wieland' },
  mara: { name: 'Mara Tiedemann', link: '/autoren/mara-tiedemann', picture: '/bilder/autor-mara-320.jpg' },
  jost: { name: ['Jost Ellerbrock'], picture: '/bilder/autor-jost-320.jpg' },
  svenja: { name: 'Svenja Marquart', link: '/autoren/svenja-marquart' },
  theo: { name: ['Theo von der Aue', 'tva'], picture: '/bilder/autor-theo-320.jpg' },
  redaktion: { name: 'Lokalredaktion' },
} satisfies Record<string, Person>
