import { type ListedMail, linkIn, type Mail } from '@leserkonto/testing'
import {
  activationMailTexts,
  dataLinkMailTexts,
  emailChangeConfirmMailTexts,
  emailChangedMailTexts,
  passwordResetMailTexts,
} from '@leserkonto/texts'
import { stack } from './stack.ts'

/** The mails whose link a journey follows: what they are about, and where the link leads. */
const linkMails = {
  activation: [activationMailTexts.subject, '/service/profil/account/activate'],
  passwordReset: [passwordResetMailTexts.subject, '/service/profil/password/reset'],
  emailChange: [emailChangeConfirmMailTexts.subject, '/service/profil/emailConfirmation'],
  takeBack: [emailChangedMailTexts.subject, '/service/profil/konto-zurueckholen'],
  heldData: [dataLinkMailTexts.subject, '/datenauskunft/ansehen'],
  // Who invites, and to which kind of plan, differs.
  invitation: [' lädt Sie zum ', '/service/profil/shared-subscriptions/invite'],
} as const

/** The newest mail about something in the stack's inbox, but none of the known ones; throws when none arrives. */
export const mailTo = (address: string, subject: string, known: readonly ListedMail[] = []): Promise<Mail> =>
  stack.waitForMail({ to: address, subject, after: known[0] })

/** The link in the newest mail of its kind to an address. */
export async function linkMailedTo(
  address: string,
  kind: keyof typeof linkMails,
  known: readonly ListedMail[] = [],
): Promise<string> {
  const [subject, path] = linkMails[kind]
  return linkIn(await mailTo(address, subject, known), path)
}
