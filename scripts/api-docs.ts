// npm run docs:api – writes docs/openapi.json and docs/integrate/errors.md from the operation table and the
// catalogues; with --check it only says whether they agree.
import { contract } from '@leserkonto/contracts'
import { openApiDocument } from '../apps/api/src/http/openapi.ts'
import { writeOrCheck } from './document.ts'
import { errorPage } from './error-docs.ts'

const texts = {
  'docs/integrate/errors.md': errorPage(),
  'docs/openapi.json': `${JSON.stringify(openApiDocument(contract), undefined, 2)}\n`,
}
writeOrCheck(texts, { source: 'the operation table', command: 'docs:api' })
