import { multiuserTexts } from '@leserkonto/texts'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx'
import { useForm } from '../../shell/use-form.ts'
import { type CompanyUsers, linesOf, lineValues, type UserLine, type UsersValues } from './company-users.ts'
import type { Saved } from './save-users.ts'
import { UsersForm } from './UsersForm.tsx'

type UsersFormStateProps = {
  plan: CompanyUsers
  onSaved: (saved: Saved) => Promise<void>
  onReload: () => void
}

/** Works on one version of the list; who loses a seat by saving is asked for once more. */
export function UsersFormState({ plan, onSaved, onReload }: UsersFormStateProps) {
  const { edition } = useAccount().page
  const [lines, setLines] = useState(() => linesOf(plan))
  const [asking, setAsking] = useState(false)
  const added = useRef(0)
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
  // What was pressed is gone: the focus goes to what stands there now.
  const [next, setNext] = useState<{ id: string }>()
  useEffect(() => {
    if (next) document.getElementById(next.id)?.focus()
  }, [next])
  const change = (line: UserLine, removed: boolean) => {
    const others = lines.filter((one) => one !== line)
    setLines(line.user ? lines.map((one) => (one === line ? { ...one, removed } : one)) : others)
    setNext({ id: form.idOf(line.user ? line.key : 'users') })
  }
  const add = () => {
    added.current += 1
    const key = `new-${added.current}`
    form.restart({ ...form.values, ...lineValues(key) })
    setLines([...lines, { key, user: undefined, removed: false }])
    setNext({ id: form.idOf(`${key}.email`) })
  }
  const leaving = lines.filter(({ removed }) => removed).length
  const { removeDialog } = multiuserTexts
  return (
    <>
      <UsersForm
        form={form}
        plan={plan}
        lines={lines}
        onAdd={add}
        onRemove={(line) => change(line, true)}
        onKeep={(line) => change(line, false)}
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
