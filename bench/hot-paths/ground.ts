import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/bootstrap/root.mjs'
import { freePort } from '../../scripts/stack/ports.ts'
import { type Ground, makeSecrets, warmCompileCache } from './service.ts'
import { startSmtpSink } from './smtp-sink.ts'

/** What a run needs before its first database: pages, ports, keys, a mail server, compiled code. */
export async function prepareGround(folder: string, serverUrl: string): Promise<Ground> {
  const [publisherPort, smtpPort] = [String(await freePort()), await freePort()]
  const webDist = join(folder, 'dist')
  mkdirSync(webDist)
  // A copy: pages are put among its files, to be served as such.
  cpSync(join(root, 'dist'), webDist, { recursive: true })
  const ground = {
    folder,
    serverUrl,
    publisherPort,
    smtpPort: String(smtpPort),
    webDist,
    ...(await makeSecrets()),
  }
  await startSmtpSink(smtpPort)
  await warmCompileCache(ground)
  return ground
}
