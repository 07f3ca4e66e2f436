import { sharedReaderTexts } from '@leserkonto/texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StateMessage } from './StateMessage.tsx'

const said = (reader: 'owner' | 'member' | 'none') =>
  Object.keys(sharedReaderTexts.states).filter(
    (state) => renderToStaticMarkup(<StateMessage reader={reader} state={state} email={undefined} />) !== '',
  )

test('nobody is told what holds for another reader of the page', () => {
  expect(said('owner')).toEqual(['invited', 'removed'])
  expect(said('member')).toEqual(['accepted'])
  expect(said('none')).toEqual(['quit'])
})

test('who has taken a seat, or left it, is told', () => {
  const text = (reader: 'member' | 'none', state: string) =>
    renderToStaticMarkup(<StateMessage reader={reader} state={state} email="a@example.test" />)
  expect(text('member', 'accepted')).toContain('Die Einladung ist angenommen.')
  expect(text('none', 'quit')).toContain('Sie haben das Abo verlassen.')
})
