import { Videos, type VideosProps } from '../Videos.tsx'
import { hydrate } from './hydrate.ts'

export const start = (island: HTMLElement, props: VideosProps): void => {
  hydrate(island, <Videos {...props} />)
}
