import type { PasswordValues } from './PasswordDialog.tsx'
import { type FormOptions, useForm } from './use-form.ts'
import { passwordUnless, useProof } from './use-proof.ts'

type Options<Answer> = Pick<
  FormOptions<PasswordValues, Partial<PasswordValues>, Answer>,
  'load' | 'technical' | 'onDone'
>

/** The state of `PasswordDialog`: the form of a call that asks for the password or, instead, for a code. */
export function useProofForm<Answer>(options: Options<Answer>) {
  const proof = useProof()
  const form = useForm({
    ...options,
    initial: { current_password: '' },
    secrets: ['current_password'],
    input: ({ current_password }) => passwordUnless(proof, current_password),
  })
  return { form, proof }
}
