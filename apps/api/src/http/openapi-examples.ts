import type { Json } from './openapi-schemas.ts'

/** Values with which a call of `/docs` works on the stack of `npm start`. Source: docs/spec/publisher.md#personas. */
const known: Json = {
  email: 'plus@example.test',
  password: 'Lese-Test-2024',
  edition: 'az',
  right: '09',
  newsletter_ids: ['az-morgen'],
  family_name: 'Sommer',
}

/** A declaration needs one of two names, which its list of needed fields cannot say. */
const alsoNeeded = 'family_name'

type Content = Readonly<Record<string, { schema: { $ref: string } }>>
type Body = { required?: string[]; properties?: Json }
type Shown = { parameters: { name: string; required: boolean }[]; requestBody?: { content: Content } }

/**
 * Operations with examples of what they take, where there are personas: a body of the fields that are needed, if all of
 * them are known, and the parameters that are. `schemas` are those of the bodies.
 */
export function withExamples(paths: Readonly<Record<string, Json>>, schemas: Json): Record<string, Json> {
  const shown = ({ parameters, requestBody, ...operation }: Shown) => ({
    ...operation,
    parameters: parameters.map((one) => (one.name in known ? { ...one, example: known[one.name] } : one)),
    ...(requestBody && { requestBody: { ...requestBody, content: exampleOf(requestBody.content, schemas) } }),
  })
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, shown(operation as Shown)]),
      ),
    ]),
  )
}

function exampleOf(content: Content, schemas: Json): Json {
  return Object.fromEntries(
    Object.entries(content).map(([type, { schema }]) => {
      const { required = [], properties = {} } = schemas[schema.$ref.split('/').at(-1) ?? ''] as Body
      const isKnown = required.length > 0 && required.every((field) => field in known)
      const needed = alsoNeeded in properties ? [...required, alsoNeeded] : required
      const example = Object.fromEntries(needed.map((field) => [field, known[field]]))
      return [type, { schema, ...(isKnown && { example }) }]
    }),
  )
}
