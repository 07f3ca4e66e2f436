import { client } from './generated-functions/client.gen.js'
import { rightsCheck, sessionLogin, sessionUserinfo } from './generated-functions/index.js'

// @hey-api/openapi-ts makes a function of each operation.

const baseUrl = process.env.API_URL
client.setConfig({ ...(baseUrl && { baseUrl }) })
const { data: signedIn, error } = await sessionLogin({
  body: { email: 'plus@example.test', password: 'Lese-Test-2024' },
})
if (!signedIn) throw new Error(error.code)

const auth = signedIn.access_token
const { data: reader } = await sessionUserinfo({ auth })
const query = { edition: 'az', right: '09' } as const
const { data: right } = await rightsCheck({ auth, query })
const refused = await rightsCheck({ query })
console.log(JSON.stringify([reader?.email, right?.granted, refused.error?.code]))
