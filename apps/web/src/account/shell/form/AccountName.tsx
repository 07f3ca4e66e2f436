import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'

/**
 * Names the account in a form that asks for a password and not for its address: password managers then save and fill in the
 * right one. Neither seen nor read out, and never sent. Source: docs/spec/account.md#password-forms.
 */
export const AccountName = ({ email }: { email: string }) => (
  <VisuallyHidden>
    <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
  </VisuallyHidden>
)
