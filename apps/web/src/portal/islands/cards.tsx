import { Cards, type CardsProps } from '../Cards.tsx'
import { hydrate } from './hydrate.ts'

export const start = (island: HTMLElement, props: CardsProps): void => {
  hydrate(island, <Cards {...props} />)
}
