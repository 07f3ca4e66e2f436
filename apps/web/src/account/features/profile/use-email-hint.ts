import { homeTexts } from '@leserkonto/texts'
import { usePaths } from '../../session/paths.ts'
import type { WaitingItem } from '../../shell/Waiting.tsx'

const texts = homeTexts.waiting

/** A new address that waits for its proof. */
export function useEmailHint({
  pending_email: email,
}: {
  pending_email: string | null
}): WaitingItem | undefined {
  const { profileEdit: to } = usePaths()
  return email === null
    ? undefined
    : { title: texts.email(email), texts: [texts.openLink], verb: texts.emailOpen, to }
}
