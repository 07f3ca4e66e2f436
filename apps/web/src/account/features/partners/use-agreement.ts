import { partnerTexts } from '@leserkonto/texts'
import { useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { signOut } from '../../session/sign-in.ts'
import type { PasswordValues } from '../../shell/form/PasswordDialog.tsx'
import { type FormOptions, useForm } from '../../shell/form/use-form.ts'
import { passwordOf, useProof } from '../../shell/form/use-proof.ts'
import type { Request } from './PartnerRequest.tsx'

type Options<Asked, Answer> = Pick<
  FormOptions<PasswordValues, Asked & Partial<PasswordValues>, Answer>,
  'load' | 'onDone'
> & {
  request: Request
  reader: { email: string; has_password: boolean }
  /** What names the request to the service. */
  asked: Asked
}

/** The state of `Agreement`: the reader's answer, with a proof where the partner wants one, or another account. */
export function useAgreement<Asked extends object, Answer>(options: Options<Asked, Answer>) {
  const { request, reader, asked, ...rest } = options
  const account = useAccount()
  const { pathname } = useLocation()
  const proof = useProof(reader)
  const form = useForm({
    ...rest,
    initial: { current_password: '' },
    input: ({ current_password }) => ({
      ...asked,
      ...(request.needs_proof && passwordOf(proof, current_password)),
    }),
  })
  const onSwitch = () => {
    // The next account comes back here.
    account.returnUrl.offer(pathname)
    void signOut(account)
  }
  return { title: partnerTexts.title(request.partner), request, email: reader.email, form, proof, onSwitch }
}
