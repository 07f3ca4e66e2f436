import { errorTexts, multiuserTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { FormEvent } from 'react'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import rows from '../../shell/Rows.module.css'
import type { CompanyUsers, UserLine, UsersValues } from './company-users.ts'
import { UserFields } from './UserFields.tsx'

type UsersFormProps = {
  form: Form<UsersValues>
  plan: CompanyUsers
  lines: readonly UserLine[]
  onAdd: () => void
  onRemove: (line: UserLine) => void
  onKeep: (line: UserLine) => void
  onSubmit: (event: FormEvent) => void
  /** Takes the list as somebody else has saved it meanwhile. */
  onReload: () => void
}

/** The list as it shall be; saving makes it so. */
export function UsersForm({ form, plan, lines, onAdd, onRemove, onKeep, ...on }: UsersFormProps) {
  const texts = multiuserTexts.users
  const full = lines.filter(({ removed }) => !removed).length >= plan.max_users
  return (
    <OperationForm form={{ ...form, submit: on.onSubmit }} submit={texts.save}>
      {form.problems.failure?.code === 'CONFLICT' && (
        <Button variant="secondary" onClick={on.onReload}>
          {texts.reload}
        </Button>
      )}
      <p>
        {texts.text} {plan.allowed_domains.length > 0 && texts.domains(plan.allowed_domains.join(', @'))}
      </p>
      {lines.length === 0 && <p className={rows.soft}>{texts.empty}</p>}
      <ul id={form.idOf('users')} tabIndex={-1} className={rows.rows}>
        {lines.map((line) => (
          <UserFields
            key={line.key}
            form={form}
            line={line}
            name={nameOf(line, lines)}
            onRemove={() => onRemove(line)}
            onKeep={() => onKeep(line)}
          />
        ))}
      </ul>
      {full ? (
        <p>{errorTexts.SHARED_SEATS_EXHAUSTED.replace('{max}', String(plan.max_users))}</p>
      ) : (
        <div>
          <Button variant="secondary" onClick={onAdd}>
            {texts.add}
          </Button>
        </div>
      )}
    </OperationForm>
  )
}

/** Somebody new is counted until they have an address of their own in the list. */
function nameOf(line: UserLine, lines: readonly UserLine[]): string {
  if (line.user) return line.user.email
  return multiuserTexts.users.new(lines.filter(({ user }) => !user).indexOf(line) + 1)
}
