import { useEffect, useRef, useState } from 'react'
import type { useForm } from '../../shell/form/use-form.ts'
import { type CompanyUsers, linesOf, lineValues, type UserLine, type UsersValues } from './company-users.ts'

type UsersForm = Pick<
  ReturnType<typeof useForm<UsersValues, unknown, unknown>>,
  'values' | 'restart' | 'idOf'
>

/** The lines of the list while it is edited. The pressed button may disappear; then the focus goes to what replaced it. */
export function useUserLines(plan: CompanyUsers) {
  const [lines, setLines] = useState(() => linesOf(plan))
  const added = useRef(0)
  const [next, setNext] = useState<{ id: string }>()
  useEffect(() => {
    if (next) document.getElementById(next.id)?.focus()
  }, [next])

  const change = (form: UsersForm, line: UserLine, removed: boolean) => {
    const others = lines.filter((one) => one !== line)
    setLines(line.user ? lines.map((one) => (one === line ? { ...one, removed } : one)) : others)
    setNext({ id: form.idOf(line.user ? line.key : 'users') })
  }
  const add = (form: UsersForm) => {
    added.current += 1
    const key = `new-${added.current}`
    form.restart({ ...form.values, ...lineValues(key) })
    setLines([...lines, { key, user: undefined, removed: false }])
    setNext({ id: form.idOf(`${key}.email`) })
  }
  return { lines, change, add }
}
