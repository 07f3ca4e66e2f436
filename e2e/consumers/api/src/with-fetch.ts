import createClient from 'openapi-fetch'
import type { components, paths } from './generated.js'

// openapi-typescript makes the types, openapi-fetch calls by path.

const baseUrl = process.env.API_URL
const login: components['schemas']['SessionLoginRequest'] = {
  email: 'plus@example.test',
  password: 'Lese-Test-2024',
}
const client = createClient<paths>({ ...(baseUrl && { baseUrl }) })
const { data: signedIn, error } = await client.POST('/user/login', { body: login })
if (!signedIn) throw new Error(error.code)

const headers = { authorization: `Bearer ${signedIn.access_token}` }
const { data: reader } = await client.GET('/userinfo', { headers })
const query = { edition: 'az', right: '09' } as const
const { data: right } = await client.GET('/user/checkRight', { headers, params: { query } })
const refused = await client.GET('/user/checkRight', { params: { query } })
console.log(JSON.stringify([reader?.email, right?.granted, refused.error?.code]))
