import { multiuserTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx'
import { useForm } from '../../shell/form/use-form.ts'
import { type CompanyUsers, lineValues, type UserLine, type UsersValues } from './company-users.ts'
import type { Saved } from './save-users.ts'
import { UsersForm } from './UsersForm.tsx'
import { useUserLines } from './use-user-lines.ts'

type UsersFormStateProps = {
  plan: CompanyUsers
  onSaved: (saved: Saved) => Promise<void>
  onReload: () => void
}

/** Works on one version of the list; who loses a seat by saving is asked for once more. */
export function UsersFormState({ plan, onSaved, onReload }: UsersFormStateProps) {
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
    load: async () => (await import('./save-users.ts')).saveUsers,
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
    ...{ key, id: user?.id, email: value('email') },
    given_name: value('given_name').trim() || null,
    family_name: value('family_name').trim() || null,
  }
}
