import { crmCalls } from '@leserkonto/publisher-wire/calls'
import { contentCalls } from '@leserkonto/publisher-wire/content-calls'
import { expect, test } from 'vitest'
import { testPublisher } from './test-publisher.ts'

test.each(Object.values({ ...crmCalls, ...contentCalls }))(
  'the stand-in has $method $path',
  ({ method, path }) => {
    const { app } = testPublisher()
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    return app.ready().then(() => expect(app.hasRoute({ method, url })).toBe(true))
  },
)
