// @vitest-environment jsdom
import { sharedOwnerTexts } from '@leserkonto/texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Handler } from '../../../testing/fake-service.ts'
import { closeAccount, field, press, problemBox, type } from '../../../testing/open-account.tsx'
import { openOwner, refusing } from '../testing/open-shared.ts'
import { sampleCompany } from '../testing/sample-plans.ts'

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

const listNamed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

const results = () => listNamed(bulk.results.title)

describe('inviting many', () => {
  test('a list from a spreadsheet is judged row by row before anything is sent', async () => {
    const { sent } = await open(answering())
    type(list, `Name\tE-Mail\nMia Muster\tmia@muster-soehne.test\n${ole}; kaputt.test, ${ole}\tfremd@x.test`)
    expect(listNamed(bulk.judged)).toEqual([
      [`Mia Muster (${mia})`, bulk.verdicts.reads],
      [ole, bulk.verdicts.ready],
      ['kaputt.test', bulk.verdicts.invalid],
      [ole, bulk.verdicts.twice],
      ['fremd@x.test', bulk.allowed('muster-soehne.test, @müller-bau.test')],
    ])
    expect(
      screen.getByText(
        '1 Person wird eingeladen. 4 Einträge werden nicht eingeladen: 1 × Liest schon mit · 1 × Keine gültige E-Mail-Adresse · 1 × Steht schon weiter oben · 1 × Für Ihr Firmenabo nicht erlaubt.',
      ),
    ).toBeDefined()
    expect(sent()).toEqual([])
  })

  test('F22: tells of each address what became of it and leaves those to mend in the field', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const throttled = { ok: false, status: null, code: 'RATE_LIMITED', message: 'Zu oft' }
    const { sent } = await open(answering({}, throttled))
    type(list, `${ole}\nkaputt\nida@muster-soehne.test\n${mia}`)
    await press(bulk.submit(2))
    await waitFor(() => expect(document.activeElement?.textContent).toBe(bulk.results.title))
    expect(sent()).toEqual([
      [
        { email: ole, action: 'invite' },
        { email: 'ida@muster-soehne.test', action: 'invite' },
      ],
    ])
    expect(results()).toEqual([
      [ole, bulk.results.invited],
      ['kaputt', bulk.verdicts.invalid],
      ['ida@muster-soehne.test', 'Zu oft'],
      [mia, bulk.verdicts.reads],
    ])
    expect(screen.getByText(bulk.results.sent(1))).toBeDefined()
    expect(screen.getByText(bulk.results.failed(2))).toBeDefined()
    expect(field(list).value).toBe('kaputt\nida@muster-soehne.test')
    expect(screen.queryByRole('list', { name: bulk.judged })).toBeNull()
    type(list, 'kaputt')
    expect(listNamed(bulk.judged)).toEqual([['kaputt', bulk.verdicts.invalid]])
    expect(log.mock.calls.flat()).toEqual(['RATE_LIMITED sharedSubscriptions.updateChildUsers no answer'])
  })

  test('the names beside the addresses go along, and stay with those that are not invited yet', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const throttled = { ok: false, status: null, code: 'RATE_LIMITED', message: 'Zu oft' }
    const { sent } = await open(answering({}, throttled))
    type(list, `Vorname;Nachname;E-Mail\nOle;Öl;${ole}\nIda Maria;O´Neill;ida@muster-soehne.test`)
    await press(bulk.submit(2))
    await screen.findByText(bulk.results.failed(1))
    expect(sent()).toEqual([
      [
        { email: ole, given_name: 'Ole', family_name: 'Öl', action: 'invite' },
        {
          email: 'ida@muster-soehne.test',
          given_name: 'Ida Maria',
          family_name: 'O’Neill',
          action: 'invite',
        },
      ],
    ])
    expect(field(list).value).toBe('"O’Neill, Ida Maria" <ida@muster-soehne.test>')
    await press(bulk.retry)
    await waitFor(() => expect(sent()[1]).toEqual([sent()[0]?.[1]]))
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
    type(list, `ida@muster-soehne.test\n${ole}`)
    await press(bulk.submit(2))
    await screen.findByText(bulk.results.failed(1))
    await press(bulk.retry)
    await waitFor(() => expect(sent()[1]).toEqual([{ id: seatId, action: 'resend' }]))
  })

  test('one line alone, refused as a whole, is told like the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open(refusing('SHARED_DUPLICATE'))
    type(list, ole)
    await press(bulk.submit(1))
    await screen.findByText(bulk.results.title)
    expect(results()).toEqual([[ole, 'Diese Person ist bereits eingeladen.']])
  })

  test('of more than fifty the first fifty are sent, the others stay', async () => {
    const plan = { ...sampleCompany, max_members: 100 }
    const lines = Array.from({ length: 51 }, (_, at) => `a${at}@muster-soehne.test`)
    await open(answering(), () => plan)
    type(list, lines.join('\n'))
    await press(bulk.submit(50))
    await screen.findByText(bulk.results.sent(50))
    expect(field(list).value).toBe(lines[50])
  })

  test('an empty list is told', async () => {
    await open(answering())
    type(list, ' \n')
    await press(bulk.submit(0))
    expect((await problemBox()).textContent).toContain(bulk.empty)
  })

  test('a list in which nobody can be invited is told', async () => {
    const { sent } = await open(answering())
    type(list, mia)
    await press(bulk.submit(0))
    expect((await problemBox()).textContent).toContain(bulk.nobody)
    expect(field(list).getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
  })

  test('without an answer the list stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open(() => {
      throw new TypeError('Failed to fetch')
    })
    type(list, ole)
    await press(bulk.submit(1))
    await problemBox()
    expect(field(list).value).toBe(ole)
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
    type(list, ole)
    await press(bulk.submit(1))
    await screen.findByText(bulk.results.sent(1))
    expect(screen.getByText(full.title)).toBeDefined()
  })
})

describe('a chosen file', () => {
  const utf16 = (text: string, mark: boolean, isBig: boolean) => {
    const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le')
    return Uint8Array.from(isBig ? bytes.swap16() : bytes)
  }
  const choose = (content: BlobPart) =>
    act(async () => {
      const files = [new File([content], 'liste.csv')]
      fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files } })
    })

  test.each([
    ['UTF-8', `Jörg;${mia}\n`],
    ['UTF-8 with its mark', `\ufeffJörg;${mia}\n`],
    ['the encoding of the Mac', Buffer.from(`J\x9arg;${mia}\r`, 'latin1')],
    ['UTF-16', utf16(`Jörg;${mia}\r\n`, true, false)],
    ['turned UTF-16', utf16(`Jörg;${mia}\r\n`, true, true)],
    ['UTF-16 without its mark', utf16(`Jörg;${mia}\r\n`, false, false)],
    ['turned UTF-16 without its mark', utf16(`Jörg;${mia}\r\n`, false, true)],
    ['an older spreadsheet’s', Uint8Array.from([0x4a, 0xf6, 0x72, 0x67, 0x3b, ...Buffer.from(mia)])],
  ])('in %s letters is put into the field', async (_, content) => {
    await open(answering())
    await choose(content)
    await waitFor(() => expect(field(list).value).toContain(`Jörg;${mia}`))
    expect(screen.getByText(bulk.rows(0, 1, [[bulk.verdicts.reads, 1]]))).toBeDefined()
  })

  test.each([
    ['binary', 'a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 0, 0, 0x0d])],
    ['binary', 'a PDF', '%PDF-1.7\n%Seiten'],
    ['large', 'far too large', 'x'.repeat(500_001)],
  ] as const)('is %s: %s is told, and the field stays', async (problem, _, content) => {
    await open(answering())
    type(list, ole)
    await choose(content)
    expect((await problemBox()).textContent).toContain(bulk.fileProblems[problem])
    expect(field(list).value).toBe(ole)
  })
})
