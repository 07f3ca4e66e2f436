import { isLoginCode, loginCodeDigits } from '@leserkonto/rules'
import { fieldLabels } from '@leserkonto/texts'
import { Input } from '@leserkonto/ui/Input'
import { useEffect, useEffectEvent } from 'react'
import type { Form } from './use-form.ts'

type CodeFieldProps = { form: Pick<Form<{ code: string }>, 'text' | 'values' | 'submit'> }

/**
 * A code of a mail: one field, so that it can be pasted and filled in by the browser. What is no digit is dropped, and a
 * complete code is sent at once.
 */
export function CodeField({ form }: CodeFieldProps) {
  const { code } = form.values
  const submit = useEffectEvent(() => void form.submit())
  useEffect(() => {
    if (isLoginCode(code)) submit()
  }, [code])
  const { onChange, ...field } = form.text('code')
  return (
    <Input
      {...field}
      onChange={(event) => {
        event.currentTarget.value = loginCodeDigits(event.currentTarget.value)
        onChange(event)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // The field can be part of another form, which Enter must not send.
        event.preventDefault()
        form.submit()
      }}
      label={fieldLabels.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  )
}
