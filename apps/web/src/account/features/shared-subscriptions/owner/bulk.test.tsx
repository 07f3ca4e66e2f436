// @vitest-environment jsdom
import { sharedOwnerTexts } from '@leserkonto/texts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Handler } from '../../../testing/fake-service.ts'
import { closeAccount, field, press, problemBox, type } from '../../../testing/open-account.tsx'
import { openOwner, refusing } from '../testing/open-shared.ts'
import { sampleCompany } from '../testing/sample-plans.ts'
import { bulkRows } from './bulk-rows.ts'

const { bulk, full } = sharedOwnerTexts
const list = `${bulk.field} *`
const mia = 'mia@muster-soehne.test'
const seatId = '00000000-0000-4000-8000-000000000009'
const ole = 'ole@muster-soehne.test'

type Wish = { email?: string; id?: string; action: string }

afterEach(closeAccount)

async function open(update: Handler, plan: Handler = () => sampleCompany) {
  const { sent } = await openOwner(sampleCompany, {
    'sharedSubscriptions.childUsers': plan,
    'sharedSubscriptions.updateChildUsers': update,
  })
  return { sent: () => sent('updateChildUsers').map((input) => (input as { childusers: Wish[] }).childusers) }
}

/** Answers each change by its position in the call: several changes are answered by row. */
const answering =
  (...rows: object[]): Handler =>
  ({ childusers }) => ({
    results: (childusers as Wish[]).map(({ email = null, id = null, action }, place) => ({
      id,
      email,
      action,
      ok: true,
      status: 'invited',
      ...rows[place],
    })),
  })

const results = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('of each line counts the first address, else the first text', () => {
  const text = `Name;E-Mail\r\n\r\nMia Muster;${mia};Redaktion\n"Ole" <${ole}>\n  \n;kein Eintrag;x\njörg@x.test,y@x.test`
  expect(bulkRows(text)).toEqual(['Name', mia, ole, 'kein Eintrag', 'jörg@x.test'])
})

describe('inviting many', () => {
  test('F22: tells of each line what became of it and leaves the bad ones in the field', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const domain = 'Für Ihr Firmenabo sind nur Adressen mit @muster-soehne.test erlaubt.'
    const refused = { ok: false, status: null, code: 'SHARED_DOMAIN_NOT_ALLOWED', message: domain }
    const { sent } = await open(answering({}, refused))
    type(list, `kaputt\n${mia}\nfremd@example.test`)
    expect(screen.getByText(bulk.rows(3))).toBeDefined()
    await press(bulk.submit)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(bulk.results.title))
    expect(sent()).toEqual([
      [
        { email: mia, action: 'invite' },
        { email: 'fremd@example.test', action: 'invite' },
      ],
    ])
    expect(results()).toEqual([
      ['kaputt', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
      [mia, bulk.results.invited],
      ['fremd@example.test', domain],
    ])
    expect(screen.getByText(bulk.results.sent(1))).toBeDefined()
    expect(screen.getByText(bulk.results.failed(2))).toBeDefined()
    expect(field(list).value).toBe('kaputt\nfremd@example.test')
    expect(log.mock.calls.flat()).toEqual([
      'SHARED_DOMAIN_NOT_ALLOWED sharedSubscriptions.updateChildUsers no answer',
    ])
  })

  test('what was made but not sent is sent again, not made again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const unsent = {
      ok: false,
      id: seatId,
      code: 'SHARED_INVITATION_SEND_FAILED',
      message: 'Nicht verschickt',
    }
    const { sent } = await open(answering({}, unsent))
    type(list, `${mia}\n${ole}`)
    await press(bulk.submit)
    await screen.findByText(bulk.results.failed(1))
    await press(bulk.retry)
    await waitFor(() => expect(sent()[1]).toEqual([{ id: seatId, action: 'resend' }]))
  })

  test('one line alone, refused as a whole, is told like the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open(refusing('SHARED_DUPLICATE'))
    type(list, mia)
    await press(bulk.submit)
    await screen.findByText(bulk.results.title)
    expect(results()).toEqual([[mia, 'Diese Person ist bereits eingeladen.']])
  })

  test('51 lines are refused before anything is sent, 50 are not', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `a${at}@x.test`).join('\n')
    const { sent } = await open(answering())
    type(list, lines(51))
    await press(bulk.submit)
    expect((await problemBox()).textContent).toContain('Bitte geben Sie höchstens 50 Einträge an.')
    expect(field(list).getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
    type(list, lines(50))
    await press(bulk.submit)
    await screen.findByText(bulk.results.sent(50))
  })

  test('an empty list is told', async () => {
    await open(answering())
    type(list, ' \n')
    await press(bulk.submit)
    expect((await problemBox()).textContent).toContain(bulk.empty)
  })

  test('without an answer the list stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open(() => {
      throw new TypeError('Failed to fetch')
    })
    type(list, mia)
    await press(bulk.submit)
    await problemBox()
    expect(field(list).value).toBe(mia)
  })

  test('results stay when the last seat is taken', async () => {
    let plan = sampleCompany
    await open(
      (input) => {
        plan = { ...plan, used: plan.max_members }
        return answering()(input)
      },
      () => plan,
    )
    type(list, mia)
    await press(bulk.submit)
    await screen.findByText(bulk.results.sent(1))
    expect(screen.getByText(full.title)).toBeDefined()
  })
})

describe('a chosen file', () => {
  const choose = (content: BlobPart) =>
    act(async () => {
      const files = [new File([content], 'liste.csv')]
      fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files } })
    })

  test.each([
    ['UTF-8', `Jörg;${mia}\n`],
    ['an older spreadsheet’s', Uint8Array.from([0x4a, 0xf6, 0x72, 0x67, 0x3b, ...Buffer.from(mia)])],
  ])('in %s letters is put into the field', async (_, content) => {
    await open(answering())
    await choose(content)
    await waitFor(() => expect(field(list).value).toContain(`Jörg;${mia}`))
    expect(screen.getByText(bulk.rows(1))).toBeDefined()
  })

  test.each([
    ['a picture', Uint8Array.from([0x89, 0x50, 0, 0])],
    ['far too large', 'x'.repeat(100_001)],
  ])('that is %s is told, and the field stays', async (_, content) => {
    await open(answering())
    type(list, mia)
    await choose(content)
    expect((await problemBox()).textContent).toBe(bulk.fileUnreadable)
    expect(field(list).value).toBe(mia)
  })
})
