import type { StoryElement } from '@leserkonto/publisher-wire/content'

/** A longer story, with all that can structure one. */
export const rufbusStory = {
  placeLine: 'Auenhausen',
  body: [
    'Mehr als 40.000 Fahrten in zwei Jahren haben die Kreisräte überzeugt. Der Rufbus wird nun ohne Befristung bestellt.',
    'Gebucht wird wie bisher per Telefon oder App, spätestens 30 Minuten vorher. Neu ist der Samstag bis 22 Uhr.',
    'Die meisten Fahrten führen zum Bahnhof, zum Markt und in die Arztpraxen der drei größeren Orte. Wie das neue Nahverkehrsgesetz den Rufbus bezahlt, ist noch offen.',
    'Abgestimmt wurde nach einer kurzen Aussprache. Gegen die Vorlage stimmte niemand, zwei Kreisräte enthielten sich.',
    'Der neue Fahrplan gilt ab dem ersten Samstag des kommenden Monats. Auf der Karte sind die neuen Haltepunkte eingezeichnet.',
  ],
  elements: [
    { type: 'heading', at: 1, text: 'So wird gebucht' },
    {
      type: 'list',
      at: 2,
      ordered: true,
      items: [
        'Start und Ziel nennen, am Telefon oder in der App des Verbunds.',
        'Uhrzeit bestätigen: Der Bus kommt im Fenster von zehn Minuten.',
        'Beim Fahrer bezahlen oder das Monatsticket zeigen.',
      ],
      links: [{ text: 'App des Verbunds', href: 'https://verbund.example/app' }],
    },
    { type: 'links', at: 2, links: [{ text: 'Nahverkehrsgesetz', href: '/rubrik/politik' }] },
    {
      type: 'table',
      at: 3,
      title: 'Wohin die Fahrten führen',
      head: ['Ziel', 'Fahrten', 'Anteil'],
      rows: [
        ['Bahnhof', '17.200', '43 %'],
        ['Markt und Geschäfte', '12.800', '32 %'],
        ['Arztpraxen', '10.000', '25 %'],
      ],
    },
    { type: 'heading', at: 3, text: 'Der Kreistag war sich einig' },
    {
      type: 'list',
      at: 4,
      items: ['Samstags wird von 7 bis 22 Uhr gefahren.', 'Kinder bis 14 Jahre fahren frei.'],
    },
    {
      type: 'embed',
      at: 5,
      provider: 'OpenStreetMap',
      title: 'Karte der Haltepunkte',
      url: 'https://www.openstreetmap.org/export/embed.html?bbox=8.20%2C49.95%2C8.35%2C50.05&layer=mapnik',
    },
  ] satisfies StoryElement[],
}
