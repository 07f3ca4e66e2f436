import { fullName, readableEmail } from '@leserkonto/rules'
import { homeTexts } from '@leserkonto/texts'
import { emailBreaks } from '@leserkonto/ui/parts/email-breaks'
import { usePaths } from '../../session/paths.ts'
import { ValueRow } from '../../shell/ValueRows.tsx'
import type { ProfileUser } from './PersonalData.tsx'

const texts = homeTexts.account

type AccountRowsProps = {
  user: Pick<ProfileUser, 'given_name' | 'family_name' | 'email' | 'company_name' | 'has_password'>
}

/** How the reader signs in, who they are, and what is stored of them. */
export function AccountRows({ user }: AccountRowsProps) {
  const paths = usePaths()
  const { given_name, family_name, company_name, has_password: hasPassword } = user
  const name = fullName({ givenName: given_name ?? '', familyName: family_name ?? '' })
  const who = [name, company_name].filter(Boolean).join(', ')
  const { security, email, personal, ownData } = texts
  return (
    <>
      <ValueRow title={security.title} verb={security.open} to={paths.security}>
        {hasPassword ? security.password : security.codeOnly}
      </ValueRow>
      <ValueRow title={email.title} verb={email.change} to={paths.profileEdit}>
        {emailBreaks(readableEmail(user.email))}
      </ValueRow>
      <ValueRow
        title={personal.title}
        verb={who ? personal.open : personal.fill}
        to={who ? paths.personal : paths.profileEdit}
      >
        {who || personal.none}
      </ValueRow>
      <ValueRow title={ownData.title} verb={ownData.open} to={paths.ownData}>
        {ownData.text}
      </ValueRow>
    </>
  )
}
