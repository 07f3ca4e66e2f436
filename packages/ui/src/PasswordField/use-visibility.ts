import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Hidden or visible; browsers drop the caret when the type of a field changes, so it is put back. */
export function useVisibility(input: RefObject<HTMLInputElement | null>) {
  const [visible, setVisible] = useState(false)
  const caret = useRef<readonly [number, number] | null>(null)
  useLayoutEffect(() => {
    const field = input.current
    if (!field || !caret.current || field.type !== (visible ? 'text' : 'password')) return
    field.setSelectionRange(...caret.current)
    caret.current = null
  }, [visible, input])
  const toggle = () => {
    const field = input.current
    caret.current = field ? [field.selectionStart ?? 0, field.selectionEnd ?? 0] : null
    setVisible((was) => !was)
  }
  return { visible, toggle }
}
