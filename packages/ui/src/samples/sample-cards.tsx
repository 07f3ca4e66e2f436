import { Image } from '../Image/Image.tsx'
import { Link } from '../Link/Link.tsx'
import harvest from './pictures/harvest.svg'
import river from './pictures/river.svg'
import stadium from './pictures/stadium.svg'
import townhall from './pictures/townhall.svg'
import classes from './sample-cards.module.css'

const pictures = [river, townhall, stadium, harvest]

const headlines = [
  'Der Fluss bekommt sein Ufer zurück',
  'Stadtrat streitet über den Haushalt',
  'Aufstieg in der Nachspielzeit',
  'Ernte fällt besser aus als erwartet',
  'Neue Fähre ab dem Frühjahr',
  'Rathausturm wird bis Ostern saniert',
  'Tausend Kinder beim Sportfest',
  'Hofläden trotzen den Preisen',
] as const

/** For stories: cards with picture and headline. */
export const sampleCards = (count: number = headlines.length) =>
  headlines.slice(0, count).map((headline, index) => (
    <article key={headline} className={classes.card}>
      <Image src={pictures[index % pictures.length]} alt="" />
      <h3 className={classes.headline}>
        <Link href={`/artikel/${index + 1}`} className={classes.link}>
          {headline}
        </Link>
      </h3>
    </article>
  ))
