import { accountTexts, areaTexts } from '@leserkonto/texts'
import { StayingRow } from '@leserkonto/ui/StayingRow'
import { Suspense } from 'react'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { lazyPart } from '../lazy-part.ts'

// Only readers who are signed in need them.
const Areas = lazyPart(async () => (await import('./Areas.tsx')).Areas)

/** The row under the masthead: the way back to the newspaper and, for a signed-in reader, the areas and the way out. */
export function AccountRow({ withAreas }: { withAreas: boolean }) {
  const { edition, signOnEdition } = useAccount().page
  const { toPaper, toPapers } = accountTexts.nav
  return (
    <StayingRow
      home={{
        name: signOnEdition ? toPapers : toPaper,
        href: usePaths().overview,
        emblem: edition.emblem,
      }}
      label={areaTexts.label}
    >
      {withAreas && (
        <Suspense>
          <Areas />
        </Suspense>
      )}
    </StayingRow>
  )
}
