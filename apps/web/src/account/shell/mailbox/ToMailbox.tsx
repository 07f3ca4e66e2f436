import { mailboxOf } from '@leserkonto/rules'
import { mailboxTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { useAccount } from '../../session/account.ts'

type ToMailboxProps = {
  email: string
  /** @default 'primary' */
  variant?: 'primary' | 'secondary'
}

/** The way to the reader's mailbox, beside this page, which waits; nothing for a provider we do not know. */
export function ToMailbox({ email, variant = 'primary' }: ToMailboxProps) {
  const mailbox = mailboxOf(email, useAccount().page.edition.name)
  if (!mailbox) return null
  return (
    <a {...buttonLook({ variant })} href={mailbox.url} target="_blank" rel="noopener noreferrer">
      {mailboxTexts.open(mailbox.name)}
      <VisuallyHidden> {mailboxTexts.newTab}</VisuallyHidden>
    </a>
  )
}
