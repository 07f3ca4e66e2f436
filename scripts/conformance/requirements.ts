import { access, everyAnswer } from './access.ts'
import { articles } from './articles.ts'
import { customers } from './customers.ts'
import { declarations } from './declarations.ts'
import { media } from './media.ts'
import { newsletters } from './newsletters.ts'
import { offers } from './offers.ts'
import { pictures } from './pictures.ts'
import type { Requirement } from './requirement.ts'
import { searches } from './search.ts'
import { seats } from './seats.ts'

/** All requirements in the order they are looked at; the last is about the answers to all others. */
export const requirements: readonly Requirement[] = [
  ...access,
  ...customers,
  ...seats,
  ...newsletters,
  ...offers,
  ...declarations,
  ...articles,
  ...searches,
  ...pictures,
  ...media,
  everyAnswer,
]
