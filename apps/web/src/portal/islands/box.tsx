import { FactBox, type FactBoxProps } from '../FactBox.tsx'
import { hydrate } from './hydrate.ts'

export const start = (island: HTMLElement, props: FactBoxProps): void => {
  hydrate(island, <FactBox {...props} />)
}
