import { hydrateRoot } from 'react-dom/client'
import { LargePicture, type LargePictureProps } from '../LargePicture.tsx'

export const start = (island: HTMLElement, props: LargePictureProps): void => {
  hydrateRoot(island, <LargePicture {...props} />)
}
