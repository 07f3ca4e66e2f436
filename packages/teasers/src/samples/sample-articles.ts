import harvest from '@leserkonto/ui/samples/pictures/harvest.svg'
import portrait from '@leserkonto/ui/samples/pictures/portrait.svg'
import river from '@leserkonto/ui/samples/pictures/river.svg'
import stadium from '@leserkonto/ui/samples/pictures/stadium.svg'
import townhall from '@leserkonto/ui/samples/pictures/townhall.svg'
import type { TeaserArticle } from '../article.ts'

/** The moment of all stories and tests. */
export const sampleNow = new Date('2026-11-20T12:00:00Z')

/** Stands still there. */
export const sampleClock = (): number => sampleNow.getTime()

/** Unix seconds of so many minutes before. */
const minutesAgo = (minutes: number): number => sampleNow.getTime() / 1000 - minutes * 60

const helene = { name: 'Helene Brandt', link: '/autor/helene-brandt' }
const konrad = { name: ['Konrad Weiß', 'kw'] }

/** For stories: an article of the town, with all a teaser can show. */
export const sampleArticle = {
  url: '/artikel/marktplatz-baeume',
  clickUrl: '/artikel/marktplatz-baeume?quelle=teaser',
  headline: 'Der Marktplatz bekommt 24 Bäume und verliert alle Parkplätze',
  teaser:
    'Nach vier Stunden Debatte entscheidet der Stadtrat mit einer Stimme Mehrheit: Aus dem größten Parkplatz der Innenstadt wird ein Platz mit Linden und Wasserspiel.',
  category: 'Lokales',
  badges: ['plus'],
  authors: [helene, konrad],
  teaserImage: townhall,
  imageAlt: 'Rathaus mit Turm am Marktplatz',
  publicationDate: minutesAgo(48),
  changeDate: minutesAgo(21),
  additionalData: { dataAttributes: { 'article-id': 'marktplatz-baeume', ressort: 'stadtrat' } },
} satisfies TeaserArticle

const article = (key: string, fields: Omit<TeaserArticle, 'url'>): TeaserArticle => ({
  url: `/artikel/${key}`,
  ...fields,
})

/** For stories: a front's worth of articles of every sort, as the editors bring them. */
export const sampleArticles: readonly TeaserArticle[] = [
  sampleArticle,
  article('fluss', {
    headline: 'Der Fluss bekommt sein Ufer zurück',
    teaser: 'Zwei Kilometer Beton weichen Kies und Weiden. Was das für Hochwasser und Badegäste bedeutet.',
    category: 'Region',
    authors: [{ name: 'Svenja Ahrens' }],
    teaserImage: {
      mobileImages: { small: river, large: river },
      desktopImages: { medium: river, extraLarge: river },
    },
    publicationDate: minutesAgo(140),
  }),
  article('aufstieg', {
    headline: 'Flutlicht und Gänsehaut: Der Aufstieg in der Nachspielzeit',
    teaser: 'Der Zusammenschnitt eines Abends, an den sich die Stadt noch lange erinnern wird.',
    category: 'Sport',
    authors: [{ name: 'Theo Lindner' }],
    teaserImage: { cardImages: { mobile: stadium, desktop: stadium } },
    media: { videos: [{ title: 'Der Aufstieg', url: '/videos/aufstieg.mp4' }] },
    publicationDate: minutesAgo(95),
  }),
  article('dorfbus', {
    headline: 'Der Bus ist kein Luxus, sondern eine Zusage',
    teaser: 'Wer auf dem Land Gleichwertigkeit verspricht, muss beim Fahrplan anfangen.',
    category: 'Meinung',
    isComment: true,
    authors: [{ name: 'Jost Ellerbrock' }],
    teaserImage: portrait,
    publicationDate: minutesAgo(75),
  }),
  article('ernte', {
    headline: 'Ernte fällt besser aus als erwartet',
    teaser: 'Nach dem nassen Frühjahr hatten viele Landwirte mit weniger gerechnet.',
    category: 'Wirtschaft',
    badges: ['shortnote'],
    authors: [konrad],
    teaserImage: { mobile: harvest, desktop: harvest },
    publicationDate: minutesAgo(400),
  }),
  article('kueche', {
    headline: 'So planen Sie Ihre Küche in fünf Schritten',
    teaser: 'Vom Aufmaß bis zum Aufbau: Worauf Käufer achten sollten, damit jede Schublade passt.',
    category: 'Anzeige',
    badges: ['AD'],
    authors: [{ name: 'Anzeigenredaktion' }],
    teaserImage: portrait,
    publicationDate: minutesAgo(3000),
  }),
  article('landtag', {
    headline: 'Landtag stimmt heute über das neue Nahverkehrsgesetz ab',
    teaser: 'Wer bezahlt künftig den Bus aufs Dorf? Verfolgen Sie die Debatte im Liveblog.',
    category: 'Politik',
    badges: ['Live'],
    authors: [{ name: 'Jost Ellerbrock' }],
    teaserImage: townhall,
    publicationDate: minutesAgo(140),
    changeDate: minutesAgo(4),
  }),
  article('karte', {
    headline: 'Unsere neue Karte: So verändert sich Ihr Ort bis 2040',
    teaser: 'Einwohner, Schulen, Ärzte: Die interaktive Karte zeigt Vorausberechnungen für 214 Gemeinden.',
    category: 'Wissen',
    teaserType: 'multimedia',
    badges: ['plus', 'beta'],
    authors: [{ name: 'Mara Sommer' }, { name: 'Theo Lindner' }],
    teaserImage: river,
    publicationDate: minutesAgo(170),
  }),
  article('sturm', {
    headline: 'Wetterdienst warnt vor schweren Sturmböen ab dem Abend',
    teaser: 'Erwartet werden Böen bis 110 Kilometer in der Stunde. Waldwege sollten gemieden werden.',
    category: 'Region',
    badges: ['Breakingnews'],
    authors: [{ name: 'Redaktion' }],
    teaserImage: harvest,
    publicationDate: minutesAgo(18),
  }),
]
