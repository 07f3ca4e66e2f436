import { styles } from 'virtual:late-sheet/sign-in'
import type { OverlayState } from '@leserkonto/ui/ModalFlyout'
import { showOverlay } from '../show-overlay.ts'
import { SignInSheet, type SignInSheetProps } from './SignInSheet.tsx'

/** What the page says to the sheet; whether it is open says the overlay. */
type SheetProps = Omit<SignInSheetProps, keyof OverlayState>

/**
 * Opens the sheet over the page. Apart from the press, which may lead to the sign-on first, so that who is signed on loads none
 * of this.
 */
export function showSheet(page: Document, props: SheetProps): void {
  showOverlay(page, styles, (state) => <SignInSheet {...state} {...props} />)
}
