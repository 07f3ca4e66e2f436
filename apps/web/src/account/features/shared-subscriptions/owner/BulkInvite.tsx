import { sharedOwnerTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { Textarea } from '@leserkonto/ui/Textarea'
import { type ChangeEvent, useRef, useState } from 'react'
import { useAccount } from '../../../session/account.ts'
import { trpc } from '../../../session/trpc.ts'
import actions from '../../../shell/Actions.module.css'
import { OperationForm } from '../../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../../shell/form/use-form.ts'
import { Section } from '../../../shell/Section.tsx'
import type { OwnPlan } from '../shared-plan.ts'
import { useSharedChange } from '../shared-plan.ts'
import { AddressList } from './AddressList.tsx'
import { BulkResults, type BulkRow, stays } from './BulkResults.tsx'
import { isSettled, type JudgedRow, judgeRows, reasonsIn, verdictText } from './judge-rows.ts'
import { lineOf, listEntries } from './list-entries.ts'
import { MoreSeats } from './MoreSeats.tsx'
import { type NoList, readList } from './read-list.ts'

type BulkInviteProps = { plan: OwnPlan }

/** Invites a list; lines that failed stay in the field. While nobody can be invited only earlier results keep it there. */
export function BulkInvite({ plan }: BulkInviteProps) {
  const { page } = useAccount()
  const { shortcut: edition } = page.edition
  const changed = useSharedChange()
  const ownEmail = trpc.session.userinfo.useQuery({ edition }).data?.email
  const [results, setResults] = useState<readonly BulkRow[]>([])
  const [problem, setProblem] = useState<NoList>()
  const unsent = results.flatMap(({ unsentSeat, email }) => (unsentSeat ? [email] : []))
  const judged = (list: string) => judgeRows(listEntries(list), { plan, ownEmail, unsent })
  const form = useForm({
    initial: { emails: '' },
    input: ({ emails }) => ({ edition, plan, judged: judged(emails), before: results }),
    load: async () => {
      const { bulkInvite } = await import('./bulk-invite.ts')
      return { ...bulkInvite, submit: (...given) => bulkInvite.submit(...given).finally(changed) }
    },
    onDone: (rows) => {
      setResults(rows)
      form.restart({ emails: left(rows) })
    },
  })
  const take = async (file: File) => {
    const read = await readList(file)
    setProblem('problem' in read ? read.problem : undefined)
    if ('text' in read) form.restart({ emails: read.text })
  }
  // What the results say is not said twice; a list that was changed since is judged anew.
  const isTold = results.length > 0 && form.values.emails === left(results)
  if (plan.used >= plan.max_members && results.length === 0) return null
  return (
    <Section title={sharedOwnerTexts.bulk.title}>
      <BulkInviteForm
        form={form}
        plan={plan}
        rows={judged(form.values.emails)}
        isTold={isTold}
        again={results.some(stays)}
        problem={problem}
        onFile={take}
      />
      {results.length > 0 && <BulkResults rows={results} />}
    </Section>
  )
}

const left = (rows: readonly BulkRow[]) => rows.filter(stays).map(lineOf).join('\n')

/** What the form holds: a list of addresses. */
export type BulkValues = { emails: string }

type BulkInviteFormProps = {
  form: Form<BulkValues>
  plan: OwnPlan
  /** The addresses in the field, as far as they can be judged before they are sent. */
  rows: readonly JudgedRow[]
  /** The results below say what is wrong with each of them. */
  isTold: boolean
  /** The addresses in the field failed before. */
  again: boolean
  /** Why the chosen file is not a list. */
  problem: NoList | undefined
  onFile: (file: File) => void
}

const lines = 8

/** A list of addresses, pasted or from a file. */
export function BulkInviteForm({ form, plan, rows, isTold, again, problem, onFile }: BulkInviteFormProps) {
  const texts = sharedOwnerTexts.bulk
  const file = useRef<HTMLInputElement>(null)
  const ready = rows.filter(({ verdict }) => verdict === 'ready').length
  // Said once, with the way to more; not at each of them.
  const seatless = rows.filter(({ verdict }) => verdict === 'noSeat').length
  const free = Math.max(0, plan.max_members - plan.used)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    // Emptied, so that the same file can be chosen again after a correction.
    currentTarget.value = ''
    if (chosen) onFile(chosen)
  }
  return (
    <OperationForm
      form={form}
      submit={again ? texts.retry : texts.submit(ready)}
      submitSize="medium"
      more={
        <>
          <Button variant="secondary" onClick={() => file.current?.click()}>
            {texts.file}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".txt,.csv,.tsv,.vcf,.ldif,text/plain,text/csv,text/vcard"
            hidden
            onChange={choose}
          />
        </>
      }
    >
      {problem && (
        <ProblemBox>
          <p>{texts.fileProblems[problem]}</p>
        </ProblemBox>
      )}
      <p>
        {texts.free(free)} {texts.text}
      </p>
      <Textarea
        {...form.text('emails')}
        label={texts.field}
        rows={lines}
        spellCheck={false}
        autoComplete="off"
        helperText={texts.rows(ready, rows.length - ready, reasonsIn(rows))}
        required
      />
      {seatless > 0 && (
        <div className={actions.notice} role="status">
          <p>{texts.tooMany(seatless)}</p>
          <MoreSeats text={texts.moreSeats} />
        </div>
      )}
      {rows.length > 0 && !isTold && (
        <AddressList
          label={texts.judged}
          rows={rows
            .filter(({ verdict }) => verdict !== 'noSeat')
            .map(({ verdict, ...entry }) => ({
              ...entry,
              says: verdictText(verdict, plan),
              wrong: verdict !== 'ready' && !isSettled(verdict),
            }))}
        />
      )}
    </OperationForm>
  )
}
