import { errorTexts, multiuserTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { type FormEvent, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import rows from '../../shell/Rows.module.css'
import { type CompanyUsers, lineValues, type UserLine, type UsersValues } from './company-users.ts'
import type { Saved } from './operations.ts'
import { UserFields } from './UserFields.tsx'
import { useUserLines } from './use-user-lines.ts'

type EditUsersProps = {
  plan: CompanyUsers
  onSaved: (saved: Saved) => Promise<void>
  onReload: () => void
}

/** Edits one version of the list. Before saving takes somebody's seat away, the reader has to confirm it. */
export function EditUsers({ plan, onSaved, onReload }: EditUsersProps) {
  const { edition } = useAccount().page
  const { lines, change, add } = useUserLines(plan)
  const [asking, setAsking] = useState(false)
  const loaded: UsersValues = Object.assign({}, ...plan.users.map((user) => lineValues(user.id, user)))
  const form = useForm({
    initial: loaded,
    input: (values) => ({
      edition: edition.shortcut,
      version: plan.version,
      users: lines.filter(({ removed }) => !removed).map((line) => wanted(line, values)),
    }),
    load: async () => (await import('./operations.ts')).saveUsers,
    onDone: onSaved,
  })
  const leaving = lines.filter(({ removed }) => removed).length
  const { removeDialog } = multiuserTexts
  return (
    <>
      <UsersForm
        form={form}
        plan={plan}
        lines={lines}
        onAdd={() => add(form)}
        onRemove={(line) => change(form, line, true)}
        onKeep={(line) => change(form, line, false)}
        onReload={onReload}
        onSubmit={(event) => {
          event.preventDefault()
          if (leaving > 0) setAsking(true)
          else form.submit()
        }}
      />
      <ConfirmDialog
        open={asking}
        texts={{ ...removeDialog, text: removeDialog.text(leaving) }}
        onConfirm={() => {
          setAsking(false)
          form.submit()
        }}
        onClose={() => setAsking(false)}
        busy={false}
        failure={undefined}
      />
    </>
  )
}

function wanted({ key, user }: UserLine, values: UsersValues) {
  const value = (field: string) => values[`${key}.${field}`] ?? ''
  return {
    key,
    id: user?.id,
    email: value('email'),
    given_name: value('given_name').trim() || null,
    family_name: value('family_name').trim() || null,
  }
}

type UsersFormProps = {
  form: Form<UsersValues>
  plan: CompanyUsers
  lines: readonly UserLine[]
  onAdd: () => void
  onRemove: (line: UserLine) => void
  onKeep: (line: UserLine) => void
  onSubmit: (event: FormEvent) => void
  /** Loads the list that somebody else saved in the meantime. */
  onReload: () => void
}

/** The edited list, and the button that saves it. */
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

/** Name of a line: the address of its user, or a number for new ones. */
function nameOf(line: UserLine, lines: readonly UserLine[]): string {
  if (line.user) return line.user.email
  return multiuserTexts.users.new(lines.filter(({ user }) => !user).indexOf(line) + 1)
}
