import { SponsoredHeader, type SponsoredHeaderProps } from '../SponsoredHeader.tsx'
import { hydrate } from './hydrate.ts'

export const start = (island: HTMLElement, props: SponsoredHeaderProps): void => {
  hydrate(island, <SponsoredHeader {...props} />)
}
