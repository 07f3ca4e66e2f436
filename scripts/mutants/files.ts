import { type Mutant, mutantsIn } from './mutant.ts'

const api = mutantsIn('apps/api/src')

/** Files, and who else is talked to. */
export const ofFiles: readonly Mutant[] = [
  api(
    ['pictures: checked by content', '1.3.4', '5.2.2'],
    'adapters/pictures.ts',
    ["if (!pictureFormatOf(upload)) return { fault: 'FORMAT' }", 'void pictureFormatOf'],
    ['accounts/picture/upload-attacks.test.ts'],
  ),
  api(
    ['5.2.1'],
    'http/read-multipart.ts',
    ['if (file.truncated) throw new Problem(tooLarge)', 'void tooLarge'],
    ['accounts/picture/upload-attacks.test.ts'],
  ),
  api(
    ['5.2.3'],
    'adapters/pictures.ts',
    ['limitInputPixels: maxPixels', 'limitInputPixels: maxPixels > 0 && 1e9'],
    ['accounts/picture/upload-attacks.test.ts'],
  ),
  api(
    ['5.3.1'],
    'http/media.ts',
    ['reply.type(type)', "reply.type('text/html')"],
    ['accounts/picture/upload-attacks.test.ts', 'accounts/picture/picture.test.ts'],
  ),
  api(
    ['5.3.2'],
    'adapters/ids.ts',
    ['newObjectKey: (): string => randomBytes(16)', 'newObjectKey: (): string => randomBytes(4)'],
    ['accounts/picture/picture.test.ts'],
  ),
  api(
    ['5.4.1'],
    'http/serve.ts',
    ['attachment; filename=', 'inline; filename='],
    ['accounts/profile/export.test.ts'],
  ),
  api(
    ['no address from a user', '1.3.6', '13.2.4', '15.3.2'],
    'adapters/http-exchange.ts',
    [
      "    outgoing.once('response', (incoming) =>\n",
      "    outgoing.once('response', ({ headers: { location } }) => location && request(location).end())\n    outgoing.once('response', (incoming) =>\n",
    ],
    ['adapters/publisher-network.test.ts'],
  ),
  api(
    ['events of the publisher'],
    'adapters/event-signature.ts',
    [
      "return Math.abs(now.getTime() / 1000 - Number(t)) > toleranceS ? 'SIGNATURE_OUTDATED' : undefined",
      'return now ? undefined : toleranceS ? undefined : undefined',
    ],
    ['http/inbound-events.test.ts'],
  ),
]
