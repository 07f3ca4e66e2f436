import { hydrateRoot } from 'react-dom/client'
import { SponsoredHeader, type SponsoredHeaderProps } from '../SponsoredHeader.tsx'

export const start = (island: HTMLElement, props: SponsoredHeaderProps): void => {
  hydrateRoot(island, <SponsoredHeader {...props} />)
}
