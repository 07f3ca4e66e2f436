import { partnerTexts, sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { ReactNode } from 'react'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import type { PasswordValues } from '../../shell/form/PasswordDialog.tsx'
import { ProofFields } from '../../shell/form/ProofFields.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import type { Proof } from '../../shell/form/use-proof.ts'
import { Page } from '../../shell/Page.tsx'
import { PartnerScopes, type Request } from './PartnerRequest.tsx'
import classes from './Partners.module.css'

type AgreementProps = {
  title: string
  request: Request
  /** Who is signed in. */
  email: string
  form: Form<PasswordValues>
  proof: Proof
  refusing: { busy: boolean; failure: Failure | undefined; run: () => void }
  onSwitch: () => void
  /** What the reader should know before. */
  children?: ReactNode
}

/** Asks the reader whether to sign in at a partner, or on a device. */
export function Agreement({
  title,
  request,
  email,
  form,
  proof,
  refusing,
  onSwitch,
  children,
}: AgreementProps) {
  return (
    <Page title={title} lead={partnerTexts.as(email)}>
      <FailureBox failure={refusing.failure} />
      <div className={classes.request}>
        {children}
        <PartnerScopes request={request} />
      </div>
      <OperationForm
        form={form}
        submit={partnerTexts.allow}
        more={
          <Button variant="secondary" onClick={() => refusing.run()} loading={refusing.busy}>
            {partnerTexts.refuse}
          </Button>
        }
      >
        {request.needs_proof && (
          <>
            <p>{partnerTexts.fresh(request.partner)}</p>
            <ProofFields form={form} proof={proof} />
          </>
        )}
      </OperationForm>
      <div className={actions.actions}>
        <Button variant="tertiary" onClick={onSwitch}>
          {sessionTexts.signOn.switch}
        </Button>
      </div>
    </Page>
  )
}
