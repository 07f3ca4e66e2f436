import { hydrateRoot } from 'react-dom/client'
import { Comparison, type ComparisonProps } from '../Comparison.tsx'

export const start = (island: HTMLElement, props: ComparisonProps): void => {
  hydrateRoot(island, <Comparison {...props} />)
}
