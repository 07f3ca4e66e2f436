import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { readersOf } from '../../testing/readers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const reader = async () => bearerOf(await activeReader())
const list = (bearer?: string) => api.caller().request('get', '/user/settings', bearer)
const save = (bearer: string, settings: unknown) =>
  api.caller().request('post', '/user/settings', bearer).send({ settings })
const remove = (bearer: string, query = '') =>
  api.caller().request('delete', `/user/settings${query}`, bearer)
const many = (count: number, prefix = 'n') =>
  Array.from({ length: count }, (_, i) => ({ name: `${prefix}${i}`, value: '' }))

describe('/user/settings', () => {
  test('saves, replaces and removes; every answer holds all of them, by name', async () => {
    const bearer = await reader()
    expect((await list(bearer).expect(200)).body).toEqual({ settings: [] })
    await save(bearer, [{ name: 'push.sport', value: 'an' }]).expect(200)
    const two = [
      { name: 'ansicht', value: '{"groß":true}\n😀' },
      { name: 'push.sport', value: 'aus' },
    ]
    expect((await save(bearer, two.toReversed()).expect(200)).body).toEqual({ settings: two })
    expect((await list(bearer).expect(200)).body).toEqual({ settings: two })
    expect((await remove(bearer, '?name=ansicht').expect(200)).body).toEqual({ settings: [two[1]] })
    expect((await remove(bearer, '?name=ansicht').expect(200)).body).toEqual({ settings: [two[1]] })
    expect((await remove(bearer).expect(200)).body).toEqual({ settings: [] })
  })

  test.each(['?name[]=a', '?name[0]=a', '?name=a&name=b', '?name='])(
    '%s names none of them and removes nothing',
    async (query) => {
      const bearer = await reader()
      await save(bearer, [{ name: 'a', value: '1' }]).expect(200)
      const { body } = await remove(bearer, query).expect(422)
      expect(body.field_errors).toMatchObject([{ field: 'name' }])
      expect((await list(bearer).expect(200)).body.settings).toHaveLength(1)
    },
  )

  test('belong to their reader alone', async () => {
    const [mine, theirs] = [await reader(), await reader()]
    await save(theirs, [{ name: 'a', value: '1' }]).expect(200)
    await save(mine, [{ name: 'a', value: '2' }]).expect(200)
    await remove(mine).expect(200)
    expect((await list(theirs).expect(200)).body).toEqual({ settings: [{ name: 'a', value: '1' }] })
    await list().expect(401)
  })

  test.each([
    ['a name in capitals', [{ name: 'A', value: '' }], 'settings.0.name'],
    ['an empty name', [{ name: '', value: '' }], 'settings.0.name'],
    ['a name of 65 characters', [{ name: 'a'.repeat(65), value: '' }], 'settings.0.name'],
    ['more than 2 KB', [{ name: 'a', value: 'ä'.repeat(1025) }], 'settings.0.value'],
    ['NUL', [{ name: 'a', value: 'a\0b' }], 'settings.0.value'],
    ['half a surrogate pair', [{ name: 'a', value: '\ud83d' }], 'settings.0.value'],
    ['a number', [{ name: 'a', value: 1 }], 'settings.0.value'],
    ['a third field', [{ name: 'a', value: '', other: 1 }], 'settings.0.other'],
    ['one name twice', [...many(1), ...many(1)], 'settings.1.name'],
    ['none', [], 'settings'],
    ['101 at once', many(101), 'settings'],
    ['no list', { name: 'a' }, 'settings'],
  ])('refuses %s', async (_what, settings, field) => {
    const { body } = await save(await reader(), settings).expect(422)
    expect(body.field_errors.map((row: { field: string }) => row.field)).toEqual([field])
  })

  test('exactly 2 KB and exactly 100 fit; the 101st changes nothing', async () => {
    const bearer = await reader()
    await save(bearer, [{ name: 'gross', value: 'ä'.repeat(1024) }]).expect(200)
    expect((await save(bearer, many(99)).expect(200)).body.settings).toHaveLength(100)
    const refused = await save(bearer, [
      { name: 'n0', value: 'neu' },
      { name: 'zu.viel', value: '' },
    ]).expect(422)
    expect(refused.body.field_errors).toMatchObject([{ field: 'settings', code: 'TOO_MANY' }])
    const { settings } = (await list(bearer).expect(200)).body
    expect(settings).toHaveLength(100)
    expect(settings).toContainEqual({ name: 'n0', value: '' })
  })

  test('saving from several tabs at once never passes 100', async () => {
    const bearer = await reader()
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, tab) => save(bearer, many(30, `t${tab}.`))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect((await list(bearer).expect(200)).body.settings).toHaveLength(90)
  })
})
