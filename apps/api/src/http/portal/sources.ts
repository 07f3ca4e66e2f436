import type { ServedEdition } from '@leserkonto/editions'
import type { Publisher } from '../../adapters/publisher.ts'
import type { PageReader } from './page-reader.ts'

/** What a page is made of. */
export type Sources = {
  publisher: Publisher
  edition: ServedEdition
  editions: readonly ServedEdition[]
  /** Where a section goes on; as the address gives it. */
  cursor: string | undefined
  /** Asked only where it matters: it makes the page personal. */
  reader: PageReader
}
