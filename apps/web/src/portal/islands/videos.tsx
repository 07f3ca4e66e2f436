import { hydrateRoot } from 'react-dom/client'
import { Videos, type VideosProps } from '../Videos.tsx'

export const start = (island: HTMLElement, props: VideosProps): void => {
  hydrateRoot(island, <Videos {...props} />)
}
