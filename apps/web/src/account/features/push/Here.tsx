import { pushTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { type FormEvent, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import classes from './Here.module.css'
import type { Ability } from './this-browser.ts'

type Change = { busy: boolean; failure: Failure | undefined; run: () => void }

type HereProps = {
  /** `notSent`: the service has no key of push services. */
  ability: Ability | 'notSent'
  isOn: boolean
  /** The reader has closed the browser's question without an answer, or the browser has no connection to its push service. */
  problem: 'dismissed' | 'failed' | undefined
  topics: readonly { id: string; title: string; text: string; on: boolean }[]
  onToggle: (topic: string, on: boolean) => void
  saving: Change
  ending: Change
}

/** The topics of this browser, or why there are none and what the reader can do about it. */
export function Here({ ability, ...rest }: HereProps) {
  const { name } = useAccount().page.edition
  if (ability === 'notSent') return <p>{pushTexts.notSent(name)}</p>
  if (ability === 'unsupported') return <p>{pushTexts.unsupported}</p>
  if (ability === 'homeScreen') return <Steps texts={pushTexts.homeScreen} />
  if (ability === 'denied')
    return (
      <>
        <Steps texts={pushTexts.denied} />
        <p>{pushTexts.denied.system}</p>
      </>
    )
  return <Choice {...rest} />
}

type StepsProps = { texts: { title: string; text: string; steps: readonly string[] } }

const Steps = ({ texts: { title, text, steps } }: StepsProps) => (
  <>
    <h3>{title}</h3>
    <p>{text}</p>
    <ol className={classes.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </>
)

function Choice({ isOn, problem, topics, onToggle, saving, ending }: Omit<HereProps, 'ability'>) {
  const texts = pushTexts.here
  const [isEmpty, setEmpty] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const none = !topics.some(({ on }) => on)
    setEmpty(none)
    if (!none) saving.run()
  }
  return (
    <form className={actions.form} onSubmit={onSubmit} noValidate>
      <p>{isOn ? texts.on : texts.off}</p>
      <FailureBox failure={saving.failure ?? ending.failure} />
      {problem && (
        <ProblemBox>
          <p>{pushTexts[problem]}</p>
        </ProblemBox>
      )}
      {isEmpty && (
        <ProblemBox>
          <p>{texts.none}</p>
        </ProblemBox>
      )}
      <fieldset>
        <legend className={classes.legend}>{texts.topics}</legend>
        <div className={classes.topics}>
          {topics.map(({ id, title, text, on }) => (
            <Checkbox
              key={id}
              label={title}
              helperText={text}
              checked={on}
              onChange={(event) => onToggle(id, event.currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
      {!isOn && <p>{texts.ask}</p>}
      <div className={actions.actions}>
        <Button type="submit" loading={saving.busy}>
          {isOn ? texts.save : texts.turnOn}
        </Button>
        {isOn && (
          <Button
            type="button"
            className={actions.danger}
            variant="secondary"
            loading={ending.busy}
            onClick={ending.run}
          >
            {texts.turnOff}
          </Button>
        )}
      </div>
      <p className={classes.ends}>{texts.ends}</p>
    </form>
  )
}
