import { type Contract, contract, type Operation, type ProblemJson } from '@leserkonto/contracts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApiDocument } from '../http/openapi.ts'
import { noteRefusal } from './answers-seen.ts'

type Response = { content?: Record<string, { schema: object }> }
type Responses = Record<string, Response & { $ref?: string }>
type Answer = { status: number; headers: Record<string, string>; text: string }

const document = openApiDocument(contract as Contract)
const paths = document.paths as Record<string, Record<string, { responses: Responses }>>
const { responses: named } = document.components as { responses: Record<string, Response> }
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ ...document, $id: 'openapi' })
const validators = new Map<object, ValidateFunction>()

const operations = Object.values(contract as Contract).flatMap((slice) => Object.values(slice))
const patterns = operations.map((entry) => ({
  entry,
  pattern: new RegExp(`^${entry.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/**
 * Checks an answer against the OpenAPI document: declared status, described body. Throws what is wrong, and records which
 * refusal it was. Ignores calls that are not operations.
 */
export function checkAnswer(method: string, path: string, answer: Answer): void {
  const entry = operationAt(method, path.split('?')[0] ?? '')
  if (!entry || (answer.status === 404 && !isProblem(answer))) return
  const responses = paths[entry.path]?.[method]?.responses ?? {}
  const response = resolved(responses[answer.status])
  const name = `${method.toUpperCase()} ${entry.path} ${answer.status}`
  if (!response) throw new Error(`${name} is not in the OpenAPI document`)
  const content = Object.entries(response.content ?? {})[0]
  if (!content) {
    if (answer.text) throw new Error(`${name} has a body where none is described`)
    return
  }
  const [type, { schema }] = content
  if (!answer.headers['content-type']?.startsWith(type)) throw new Error(`${name} is no ${type}`)
  const validate = validatorOf(schema)
  const body: ProblemJson = JSON.parse(answer.text)
  if (!validate(body)) throw new Error(`${name}: ${ajv.errorsText(validate.errors)}`)
  if (isProblem(answer)) noteRefusal(entry, answer.status, body.code)
}

/** The response itself, or the one of the document's components that it names. */
const resolved = (response: Responses[string] | undefined): Response | undefined =>
  response?.$ref ? named[response.$ref.split('/').at(-1) ?? ''] : response

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components'))
  const validate = ajv.compile(local)
  validators.set(schema, validate)
  return validate
}

/** Fixed paths take precedence over those with a parameter, as in the router. */
function operationAt(method: string, path: string): Operation | undefined {
  const matching = patterns.filter(
    ({ entry, pattern }) => entry.method.toLowerCase() === method && pattern.test(path),
  )
  return (matching.find(({ entry }) => !entry.path.includes('{')) ?? matching[0])?.entry
}

const isProblem = ({ headers }: Answer) => headers['content-type']?.startsWith('application/problem+json')
