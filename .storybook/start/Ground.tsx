import { editions, signOnOf } from '@leserkonto/editions'
import { EditionTheme } from '@leserkonto/ui/EditionTheme'
import type { ReactNode } from 'react'
import classes from './start.module.css'

/** What a page of the catalogue shows of blocks, on their own paper and in the colours of an edition. */
export const Ground = ({ children, wide = false }: { children: ReactNode; wide?: boolean }) => (
  <div className="sb-unstyled">
    <EditionTheme edition={editions[0] ?? signOnOf(editions)} colourScheme="light">
      <div className={wide ? classes.wideGround : classes.ground}>{children}</div>
    </EditionTheme>
  </div>
)
