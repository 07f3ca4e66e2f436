import type { PasswordValues } from './PasswordDialog.tsx'
import { type FormOptions, useForm } from './use-form.ts'
import { passwordOf, useProof } from './use-proof.ts'

type Options<Answer> = Pick<
  FormOptions<PasswordValues, Partial<PasswordValues>, Answer>,
  'load' | 'technical' | 'onDone'
> & { hasPassword: boolean }

/** The state of `PasswordDialog`: the form of a call that asks for the password or for another proof. */
export function useProofForm<Answer>({ hasPassword, ...options }: Options<Answer>) {
  const proof = useProof(hasPassword)
  const form = useForm({
    ...options,
    initial: { current_password: '' },
    secrets: ['current_password'],
    input: ({ current_password }) => passwordOf(proof, current_password),
  })
  return { form, proof }
}
