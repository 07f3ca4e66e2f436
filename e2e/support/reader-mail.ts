import {
  activationMailTexts,
  dataLinkMailTexts,
  emailChangeConfirmMailTexts,
  emailChangedMailTexts,
  passwordResetMailTexts,
} from '@leserkonto/texts'
import { type Listed, linkIn, type Mail, nextMail } from './inbox.ts'
import { inboxUrl } from './stack.ts'

/** A mail is there within a second; no journey fails because a machine is busy. */
export const mailWithinMs = 60_000

/** The mails whose link a journey follows: what they are about, and where the link leads. */
const linkMails = {
  activation: [activationMailTexts.subject, '/service/profil/account/activate'],
  passwordReset: [passwordResetMailTexts.subject, '/service/profil/password/reset'],
  emailChange: [emailChangeConfirmMailTexts.subject, '/service/profil/emailConfirmation'],
  takeBack: [emailChangedMailTexts.subject, '/service/profil/konto-zurueckholen'],
  heldData: [dataLinkMailTexts.subject, '/datenauskunft/ansehen'],
  // Who invites, and to which kind of plan, differs.
  invitation: [/ lädt Sie zum .+ ein$/, '/service/profil/shared-subscriptions/invite'],
} as const

/** The newest mail about something in the stack's inbox, but none of the known ones; throws when none arrives. */
export const mailTo = (
  address: string,
  subject: string | RegExp,
  known: readonly Listed[] = [],
): Promise<Mail> => nextMail({ inbox: inboxUrl, address, subject, known, withinMs: mailWithinMs })

/** The link in the newest mail of its kind to an address. */
export async function linkMailedTo(
  address: string,
  kind: keyof typeof linkMails,
  known: readonly Listed[] = [],
): Promise<string> {
  const [subject, path] = linkMails[kind]
  return linkIn(await mailTo(address, subject, known), path)
}
