import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ModalFlyout, type ModalFlyoutProps } from './ModalFlyout.tsx'

const close = () => undefined
const text = <p>Inhalt</p>

test('the server writes a closed dialog that carries its name and no style attribute', () => {
  const html = renderToString(
    <ModalFlyout open title="Zustellung" onClose={close} id="flyout" data-test="ja">
      {text}
    </ModalFlyout>,
  )
  expect(html).toMatch(/<dialog[^>]+aria-labelledby="([^"]+)".*<h2 id="\1"[^>]*>Zustellung<\/h2>/)
  expect(html).toMatch(/<dialog[^>]+id="flyout" data-test="ja"/)
  expect(html).toContain('aria-label="Schließen"')
  expect(html).not.toMatch(/<dialog[^>]* open/)
  expect(html).not.toContain('style=')
})

test('types: a title and a way to close are required, and dragFrom knows two places', () => {
  const complete = {
    open: true,
    title: 'Zustellung',
    onClose: close,
    children: text,
  } satisfies ModalFlyoutProps
  const { title: _title, ...nameless } = complete
  const { onClose: _onClose, ...endless } = complete
  const wrong: ModalFlyoutProps[] = [
    // @ts-expect-error a flyout without a title has no name
    nameless,
    // @ts-expect-error nothing could close it
    endless,
    // @ts-expect-error not a place
    { ...complete, dragFrom: 'everywhere' },
  ]
  expect(wrong).toHaveLength(3)
})
