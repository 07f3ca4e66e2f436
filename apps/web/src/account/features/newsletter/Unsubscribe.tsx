import { inputLimits, unsubscribeReasons } from '@leserkonto/rules'
import { newsletterTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { Select } from '@leserkonto/ui/Select'
import { Textarea } from '@leserkonto/ui/Textarea'
import { Link } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, type FormValues, useForm } from '../../shell/form/use-form.ts'
import { NextSteps } from '../../shell/next-steps/NextSteps.tsx'
import { Page } from '../../shell/Page.tsx'
import classes from './NewsletterChoice.module.css'
import { type Newsletter, ticksOf } from './newsletter-data.ts'

type Options = {
  /** Id of the newsletter user. */
  userId: string
  token: string | undefined
  /** The lists to choose from; undefined: all that the token is for. */
  lists: readonly string[] | undefined
  onDone: (left: Left) => void
}

/** What has been left, by id, undefined for all that the link was for, and what takes it back. */
export type Left = { readonly lists: readonly string[] | undefined; readonly undo: string | undefined }

const texts = newsletterTexts.unsubscribe

/** The form of both ways to unsubscribe: what to leave, and why. */
export const useUnsubscribeForm = ({ userId, token, lists, onDone }: Options) =>
  useForm({
    initial: initialOf(lists),
    input: (values) => ({
      id: userId,
      register_status: 5 as const,
      ...(token && { token }),
      ...(lists && { newsletters: lists.filter((id) => values[id] === true) }),
      ...reasonOf(values),
    }),
    load: async () => (await import('./operations.ts')).update,
    technical: 'NEWSLETTER_ERROR',
    onDone: ({ undo_token: undo }, values) =>
      onDone({ lists: lists?.filter((id) => values[id] === true), undo }),
  })

const initialOf = (lists: readonly string[] = []): FormValues => ({
  reason: '',
  reason_text: '',
  ...ticksOf(lists),
})

/** The reason to send; nothing if the reader neither chose nor wrote one. */
function reasonOf({ reason, reason_text: text }: FormValues) {
  const chosen = unsubscribeReasons.find((one) => one === reason)
  return { ...(chosen && { reason: chosen }), ...(text && { reason_text: String(text) }) }
}

type UnsubscribeProps = {
  form: Form<FormValues>
  lead: string
  /** The lists to choose from; undefined: the link says which. */
  lists: readonly Newsletter[] | undefined
}

/**
 * What to leave, and why; giving a reason is optional. Source: docs/spec/contract.md#unsubscribe-reasons.
 */
export function Unsubscribe({ form, lead, lists }: UnsubscribeProps) {
  const options = unsubscribeReasons.map((value) => ({ value, label: texts.reasons[value] }))
  return (
    <Page title={texts.title} lead={lead}>
      <OperationForm form={form} submit={texts.submit}>
        {lists && (
          <fieldset
            id={form.idOf('newsletters')}
            className={classes.group}
            aria-label={newsletterTexts.title}
            tabIndex={-1}
          >
            {lists.map(({ id, title }) => (
              <Checkbox key={id} {...form.box(id)} label={title} />
            ))}
          </fieldset>
        )}
        <Select
          {...form.text('reason')}
          label={texts.reason}
          options={options}
          placeholder={texts.reasonPlaceholder}
        />
        <Textarea
          {...form.text('reason_text')}
          label={texts.reasonText}
          maxLength={inputLimits.reasonTextChars}
        />
      </OperationForm>
    </Page>
  )
}

/** Says that there is nothing to unsubscribe from. */
export const NothingToLeave = () => (
  <Page title={newsletterTexts.unsubscribe.title} lead={newsletterTexts.unsubscribe.nothing}>
    <WaysOut />
  </Page>
)

/** Says that the link's newsletter has been left already: by it, or elsewhere. */
export const AlreadyLeft = ({ title }: { title: string | undefined }) => (
  <Page title={texts.already.title(title)} lead={texts.already.text}>
    <NextSteps steps={['phone', 'help']} />
    <WaysOut />
  </Page>
)

/** To the newspaper, and to all newsletters. */
export function WaysOut() {
  const paths = usePaths()
  return (
    <div className={actions.actions}>
      <a {...buttonLook({})} href={paths.overview}>
        {texts.toPaper}
      </a>
      <Link className={actions.quiet} to={paths.newsletter}>
        {texts.again}
      </Link>
    </div>
  )
}
