// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteWish } from './bookmark-wish.ts'
import { keepBookmark } from './keep-bookmark.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('the mark of an article', () => {
  let place: HTMLElement
  const calls: string[] = []
  const service = (answers: Record<string, Response | Error>) => {
    calls.length = 0
    vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
      calls.push(`${method} ${path}`)
      const answer = answers[method]
      if (answer instanceof Response) return answer
      throw answer
    })
  }
  beforeEach(() => {
    document.body.innerHTML =
      '<p data-article="az-1" data-edition="az" data-add="Merken" data-added="Steht drauf" data-remove="Gemerkt" data-failed="Nein" data-silent="Keine Antwort" data-offline="Offline"><a href="/">Merken</a></p>'
    place = document.querySelector('p') ?? document.body
  })
  const press = () => place.querySelector('button')?.click()

  test('shows what is so, and is set and taken back', async () => {
    service({
      GET: Response.json({ favorites: [{ id: 'az-1' }] }),
      DELETE: new Response(null, { status: 204 }),
      PUT: Response.json({}),
    })
    await keepBookmark(place, 't')
    expect(place.textContent).toBe('Gemerkt')
    press()
    press()
    await expect
      .poll(() => calls)
      .toEqual(['GET /favorite/list/az', 'DELETE /favorite/az/az-1', 'PUT /favorite/az/az-1'])
    expect(place.textContent).toBe('Gemerkt')
  })

  test('is taken back only after it has been set, however fast one presses', async () => {
    let answer: (response: Response) => void = () => undefined
    const asked: string[] = []
    vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit) => {
      asked.push(method)
      if (method === 'GET') return Response.json({ favorites: [] })
      return new Promise<Response>((resolve) => {
        answer = resolve
      })
    })
    await keepBookmark(place, 't')
    press()
    press()
    await expect.poll(() => asked).toEqual(['GET', 'PUT'])
    expect(place.textContent).toBe('Merken')
    answer(Response.json({}))
    await expect.poll(() => asked).toEqual(['GET', 'PUT', 'DELETE'])
  })

  test.each([
    ['because the service fails', new Response(null, { status: 503 }), true, 'Nein'],
    ['because no answer comes in time', new DOMException('', 'TimeoutError'), true, 'Keine Antwort'],
    ['without a connection', new TypeError('no network'), false, 'Offline'],
  ])('that could not be set, %s, says so and can be set again', async (_, put, onLine, said) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    service({ GET: Response.json({ favorites: [] }), PUT: put })
    await keepBookmark(place, 't')
    press()
    await expect.poll(() => place.textContent).toBe(`Merken${said}`)
    service({ PUT: Response.json({}) })
    press()
    await expect.poll(() => place.textContent).toBe('Gemerkt')
  })

  describe('that a stranger wished for', () => {
    const wish = () => {
      noteWish(place)
      place.querySelector('a')?.click()
    }

    test('is made and said once the reader is signed in, and not again on a later visit', async () => {
      service({ GET: Response.json({ favorites: [] }), PUT: Response.json({}) })
      wish()
      const before = place.cloneNode(true) as HTMLElement
      await keepBookmark(place, 't')
      await expect.poll(() => place.textContent).toBe('GemerktSteht drauf')
      expect(place.querySelector('[role=status]')?.textContent).toBe('Steht drauf')
      service({ GET: Response.json({ favorites: [] }) })
      await keepBookmark(before, 't')
      expect(calls).toEqual(['GET /favorite/list/az'])
    })

    test('can be taken back, and then nothing is said any more', async () => {
      const answers = { PUT: Response.json({}), DELETE: new Response(null, { status: 204 }) }
      service({ GET: Response.json({ favorites: [] }), ...answers })
      wish()
      await keepBookmark(place, 't')
      await expect.poll(() => place.textContent).toBe('GemerktSteht drauf')
      press()
      await expect.poll(() => place.textContent).toBe('Merken')
    })

    test('of another article leaves this one as it is', async () => {
      service({ GET: Response.json({ favorites: [] }) })
      wish()
      place.dataset.article = 'az-2'
      await keepBookmark(place, 't')
      expect(place.textContent).toBe('Merken')
    })

    test('waits while the list cannot be read', async () => {
      service({ GET: new Response(null, { status: 401 }) })
      wish()
      await keepBookmark(place, 't')
      service({ GET: Response.json({ favorites: [] }), PUT: Response.json({}) })
      await keepBookmark(place, 't')
      await expect.poll(() => place.textContent).toBe('GemerktSteht drauf')
    })
  })

  test('stays the link where the list cannot be read', async () => {
    service({ GET: new Response(null, { status: 401 }) })
    await keepBookmark(place, 't')
    expect(place.querySelector('a')).not.toBeNull()
  })
})
