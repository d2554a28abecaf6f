import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLongRun } from '@/lib/testing/long-run'

export const root = fileURLToPath(new URL('../../../..', import.meta.url))

export function programOf(name: string, own = ''): string {
  const folders = ['scripts/clients/node_modules/.bin', 'node_modules/.bin']
  const binary = [join(own, 'node_modules/.bin'), ...folders.map((folder) => join(root, folder))]
    .map((folder) => join(folder, name))
    .find(existsSync)
  if (!binary) throw new Error(`${name} is not installed: npm ci`)
  return binary
}

export interface ClientCall {
  id: string
  path: string
  verb: 'get' | 'post'
  params: object
  authorization?: string
}

interface Generator {
  name: string
  install?: readonly string[]
  words: readonly string[]
  program(calls: readonly ClientCall[], origin: string): string
}

const literal = (value: unknown) => JSON.stringify(value)
const headersOf = ({ authorization }: ClientCall) =>
  authorization ? `headers: { authorization: ${literal(authorization)} }` : ''
const tell = ({ id, verb }: ClientCall, call: string) =>
  `calls.push([${literal(`${id} ${verb}`)}, async () => (${call}).response?.status])`
const around = (head: string, body: readonly string[]) => `${head}
const calls: [string, () => Promise<number | undefined>][] = []
${body.join('\n')}
for (const [name, call] of calls) console.log(name, await call())
`

const upper = (_: string, letter: string) => letter.toUpperCase()

/** hey-api changes the case of names: `getPLSSServiceInfo` becomes `getPlssServiceInfo`. */
const camelCased = (id: string) =>
  id
    .replace(/_+(\w)/g, upper)
    .replace(/[A-Z]{2,}(?=[A-Z][a-z])/g, ([first = '', ...others]) => first + others.join('').toLowerCase())

const isEmpty = ({ params }: ClientCall) => Object.keys(params).length === 0

/** Without this option the client requires parameters that have a default. */
const NON_NULLABLE = '--default-non-nullable=false'

const ORVAL = '7.13.0'

/** Only a long test run installs this generator, because it is many times larger than the others. */
const orval: Generator = {
  name: 'orval',
  install: ['install', '--prefix', 'orval', '--no-audit', '--no-fund', `orval@${ORVAL}`],
  words: ['orval', '--input', 'openapi.json', '--output', 'orval/client.ts', '--client', 'fetch'],
  program: (calls, origin) =>
    around(
      `import * as sdk from './client'
const ask = globalThis.fetch
globalThis.fetch = (path, options) => ask(${literal(origin)} + path, options)`,
      // This client sends objects only by POST, so GET calls with objects in the query are excluded.
      calls.filter(isFlat).map((call) => {
        const name = `${call.id}${call.verb === 'post' ? '_post' : ''}`.replace(/_+(\w)/g, upper)
        const parameters =
          call.verb === 'get' && isEmpty(call) ? '' : `${literal(call.params)}, { ${headersOf(call)} }`
        return `calls.push([${literal(`${call.id} ${call.verb}`)}, async () => (await sdk.${name}(${parameters})).status])`
      }),
    ),
}

const isFlat = ({ verb, params }: ClientCall) =>
  verb === 'post' ||
  Object.values(params).every((value) => !(value instanceof Object) || Array.isArray(value))

export const generators: readonly Generator[] = [
  {
    name: 'openapi-fetch',
    words: ['openapi-typescript', 'openapi.json', '-o', 'openapi-fetch/paths.ts', NON_NULLABLE],
    program: (calls, origin) =>
      around(
        `import createClient from 'openapi-fetch'
import type { paths } from './paths'
const client = createClient<paths>({ baseUrl: ${literal(origin)} })
export async function read(): Promise<number | null | undefined> {
  const { data } = await client.GET('/api/v1/places/getDossier', { params: { query: { text: 'x' } } })
  return data?.panels.elevation.data?.record.elevationFeet
}

export async function save(): Promise<string | undefined> {
  const query = { at: '43.6123,-116.3915', format: 'csv' as const }
  await client.GET('/export/federal-elevation/getElevation.{format}', {
    params: { path: { format: 'csv' }, query: { latitude: 40, longitude: -100 } },
    parseAs: 'text',
  })
  return (await client.GET('/place/export', { params: { query }, parseAs: 'text' })).data
}`,
        calls.map((call) =>
          tell(
            call,
            call.verb === 'get'
              ? `await client.GET(${literal(call.path)}, { ${isEmpty(call) ? '' : `params: { query: ${literal(call.params)} }, `}${headersOf(call)} })`
              : `await client.POST(${literal(call.path)}, { body: ${literal(call.params)}, ${headersOf(call)} })`,
          ),
        ),
      ),
  },
  {
    name: 'hey-api',
    words: ['openapi-ts', '-i', 'openapi.json', '-o', 'hey-api/client'],
    program: (calls, origin) =>
      around(
        `import * as sdk from './client'
import { client } from './client/client.gen'
client.setConfig({ baseUrl: ${literal(origin)} })
export async function read(): Promise<number | null | undefined> {
  const { data } = await sdk.placesGetDossier({ query: { text: 'x' } })
  return data?.panels.elevation.data?.record.elevationFeet
}`,
        calls.map((call) => {
          const name = camelCased(`${call.id}${call.verb === 'post' ? '_post' : ''}`)
          const query = isEmpty(call) ? '' : `query: ${literal(call.params)}, `
          const sent = call.verb === 'get' ? query : `body: ${literal(call.params)}, `
          return tell(call, `await sdk.${name}({ ${sent}${headersOf(call)} })`)
        }),
      ),
  },
  ...(isLongRun ? [orval] : []),
]
