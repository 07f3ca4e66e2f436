import { sharedOwnerTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { useAccount } from '../../../session/account.ts'
import { useForm } from '../../../shell/form/use-form.ts'
import { Section } from '../../../shell/Section.tsx'
import { useSharedChange } from '../use-shared-change.ts'
import { BulkInvite } from './BulkInvite.tsx'
import { BulkResults } from './BulkResults.tsx'
import type { BulkRow } from './bulk-invite.ts'
import { bulkRows } from './bulk-rows.ts'
import { readList } from './read-list.ts'

/** Invites a list and leaves in the field what did not work. `full`: nobody can be invited, results stay. */
export function BulkInviteState({ full }: { full: boolean }) {
  const { page } = useAccount()
  const changed = useSharedChange()
  const [results, setResults] = useState<readonly BulkRow[]>([])
  const [unreadable, setUnreadable] = useState(false)
  const failed = results.filter(({ ok }) => !ok)
  const form = useForm({
    initial: { emails: '' },
    input: ({ emails }) => ({ edition: page.edition.shortcut, emails: bulkRows(emails), before: results }),
    load: async () => {
      const { bulkInvite } = await import('./bulk-invite.ts')
      return { ...bulkInvite, submit: (...given) => bulkInvite.submit(...given).finally(changed) }
    },
    onDone: (rows) => {
      setResults(rows)
      form.restart({ emails: rows.flatMap(({ ok, email }) => (ok ? [] : [email])).join('\n') })
    },
  })
  const take = async (file: File) => {
    const emails = await readList(file)
    setUnreadable(emails === undefined)
    if (emails !== undefined) form.restart({ emails })
  }
  if (full && results.length === 0) return null
  return (
    <Section title={sharedOwnerTexts.bulk.title}>
      <BulkInvite form={form} again={failed.length > 0} unreadable={unreadable} onFile={take} />
      {results.length > 0 && <BulkResults rows={results} />}
    </Section>
  )
}
