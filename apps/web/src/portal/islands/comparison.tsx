import { Comparison, type ComparisonProps } from '../Comparison.tsx'
import { hydrate } from './hydrate.ts'

export const start = (island: HTMLElement, props: ComparisonProps): void => {
  hydrate(island, <Comparison {...props} />)
}
