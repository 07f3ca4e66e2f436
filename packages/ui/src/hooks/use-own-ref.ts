import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react'

/** A ref of the block's own to its root, which serves the caller's ref as well. */
export function useOwnRef<Root extends Element>(callers: Ref<Root> | undefined): RefObject<Root | null> {
  const own = useRef<Root>(null)
  // Runs once the root is attached, so it is never null here.
  useImperativeHandle(callers, () => own.current as Root, [])
  return own
}
