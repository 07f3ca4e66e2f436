import type { PasswordValues } from './PasswordDialog.tsx'
import { type FormOptions, useForm } from './use-form.ts'
import { type Owner, passwordOf, useProof } from './use-proof.ts'

type Options<About extends object, Answer> = Pick<
  FormOptions<PasswordValues, Partial<PasswordValues> & About, Answer>,
  'load' | 'technical' | 'onDone'
> & {
  owner: Owner
  /** What the call is about, sent with the proof. */
  about: About
}

/** The state of `PasswordDialog`: the form of a call that asks for the password or for another proof. */
export function useProofForm<About extends object, Answer>({
  owner,
  about,
  ...options
}: Options<About, Answer>) {
  const proof = useProof(owner)
  const form = useForm({
    ...options,
    initial: { current_password: '' },
    input: ({ current_password }) => ({ ...about, ...passwordOf(proof, current_password) }),
  })
  return { form, proof }
}
