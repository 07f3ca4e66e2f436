import { styles } from 'virtual:late-sheet/consent'
import type { ConsentStore } from '@leserkonto/ui/browser/consent'
import { ConsentQuestion } from '@leserkonto/ui/ConsentQuestion'
import { createRoot } from 'react-dom/client'
import { latePlace } from './late-place.ts'

/** Shows the question whether the visit may be measured, until it is answered here or in another tab. */
export function showConsent(page: Document, consent: ConsentStore, privacy: string): void {
  const place = latePlace(page, styles)
  const root = createRoot(place)
  const close = consent.onChange(() => {
    if (consent.asks()) return
    close()
    root.unmount()
    place.remove()
  })
  root.render(
    <ConsentQuestion measures decision={consent.decision()} privacy={privacy} onDecide={consent.decide} />,
  )
}
