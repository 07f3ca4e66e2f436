// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts } from '@leserkonto/texts'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountContext } from '../session/account.ts'
import { createAccount } from '../session/create-account.ts'
import { withLoadedData } from '../session/LoadedData.tsx'
import { trpc } from '../session/trpc.ts'
import { fakeService, type Handler } from '../testing/fake-service.ts'
import { pageData } from '../testing/page-data.ts'
import { useChange } from './use-change.ts'

const onDone = vi.fn()

/** Two devices, each with a button that ends its login. */
const Devices = withLoadedData(() => {
  const ending = trpc.session.end.useMutation({ onSuccess: (_, { id }) => onDone(id) })
  const { busy, item, failure, run, forget } = useChange(ending, { technical: 'AUTH_TECHNICAL' })
  return (
    <>
      <p>{busy ? `ends ${item?.id}` : 'waits'}</p>
      {failure && <p role="alert">{failure.detail}</p>}
      {['phone', 'laptop'].map((id) => (
        <button key={id} type="button" onClick={() => run({ id })}>
          {id}
        </button>
      ))}
      <button type="button" onClick={forget}>
        forget
      </button>
    </>
  )
})

function open(handler: Handler) {
  const calls = fakeService({ 'session.end': handler })
  render(
    <AccountContext value={createAccount(pageData(), window)}>
      <Devices />
    </AccountContext>,
  )
  return calls
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

beforeEach(() => {
  onDone.mockReset()
  vi.spyOn(console, 'error').mockReset().mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('one call at a time: a second press sends nothing, and the first says what it is about', async () => {
  const answer = Promise.withResolvers<object>()
  const calls = open(() => answer.promise)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'phone' }))
    fireEvent.click(screen.getByRole('button', { name: 'laptop' }))
  })
  await screen.findByText('ends phone')
  answer.resolve({ status: 'ended' })
  await screen.findByText('waits')
  expect(calls.map(({ input }) => input)).toEqual([{ id: 'phone' }])
  expect(onDone.mock.calls.map(([id]) => id)).toEqual(['phone'])
})

test('a refusal is told and logged; it can be forgotten, and the next try starts without it', async () => {
  open(() => {
    throw new Problem('NOT_FOUND')
  })
  await press('phone')
  await screen.findByText(errorTexts.NOT_FOUND)
  expect(vi.mocked(console.error).mock.calls).toEqual([['NOT_FOUND session.end request-1']])
  await press('forget')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await press('laptop')
  await screen.findByText(errorTexts.NOT_FOUND)
  expect(onDone).not.toHaveBeenCalled()
})

test('without a connection it fails at once and does not wait for one', async () => {
  open(() => {
    throw new TypeError('Failed to fetch')
  })
  window.dispatchEvent(new Event('offline'))
  await press('phone')
  await screen.findByText(errorTexts.AUTH_TECHNICAL)
  expect(screen.getByText('waits')).toBeDefined()
  window.dispatchEvent(new Event('online'))
})
