import { LargePicture, type LargePictureProps } from '../LargePicture.tsx'
import { hydrate } from './hydrate.ts'

export const start = (island: HTMLElement, props: LargePictureProps): void => {
  hydrate(island, <LargePicture {...props} />)
}
