import type { ArticleText } from './article-text.ts'
import { azAround } from './articles/az-around.ts'
import { azTown } from './articles/az-town.ts'
import { htAround } from './articles/ht-around.ts'
import { htTown } from './articles/ht-town.ts'
import { rtAround } from './articles/rt-around.ts'
import { rtTown } from './articles/rt-town.ts'
import { shared } from './articles/shared.ts'
import { sharedCountry } from './articles/shared-country.ts'
import { sharedKnowledge } from './articles/shared-knowledge.ts'
import { sharedLeisure } from './articles/shared-leisure.ts'

const commonDesk = [...shared, ...sharedCountry, ...sharedLeisure, ...sharedKnowledge]

const ownArticles: Readonly<Record<string, readonly ArticleText[]>> = {
  az: [...azTown, ...azAround],
  rt: [...rtTown, ...rtAround],
  ht: [...htTown, ...htAround],
}

/** An edition's articles: its own, if it has any, and those of the common desk. Keys are unique within an edition. */
export const articlesOf = (edition: string): ArticleText[] => [...(ownArticles[edition] ?? []), ...commonDesk]
