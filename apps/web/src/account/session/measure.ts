import type { Account } from './account.ts'

/**
 * Starts the edition's tag manager when the reader has agreed, now or later. Until then, and in editions without one,
 * not even its code is loaded. Source: docs/spec/presentation.md#tag-manager, TDDDG § 25.
 */
export function measureOnceAgreed({ page, consent }: Account, nonce: string | undefined): void {
  const { tagManagerId: id, trackingProductId } = page.edition
  if (id === null) return
  const start = async () => {
    if (!consent.given()) return
    stopWaiting()
    const { startTagManager } = await import('@leserkonto/ui/browser/tag-manager')
    startTagManager({ id, trackingProductId, consent, nonce })
  }
  const stopWaiting = consent.onChange(start)
  start()
}
