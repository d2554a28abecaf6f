import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isLongRun } from '@/lib/testing/long-run'
import { expect, test } from './support/test'

interface Wire {
  encodeReply(values: unknown[]): Promise<string | FormData>
  createFromReadableStream(stream: ReadableStream, options: object): Promise<{ a: Promise<unknown> }>
}

interface Outcome {
  ok: boolean
  data?: unknown
  error?: { code: string }
}

const wire: Wire = createRequire(import.meta.url)('next/dist/compiled/react-server-dom-turbopack/client.edge')
const manifest = fileURLToPath(new URL('../.next/server/server-reference-manifest.json', import.meta.url))
/** Empty manifests suffice, because the response of an action contains no client component. */
const bare = { serverConsumerManifest: { moduleMap: {}, serverModuleMap: {}, moduleLoading: null } }

const elsewhere = 'screening-vendor'

interface Catalogue {
  connectors: { connector: string; methods: { name: string; example: object; path: string }[] }[]
}

test('each connector that needs no credentials returns the same result through the action and the API', async ({
  request,
  baseURL,
}) => {
  const { connectors }: Catalogue = await (await request.get('/api/v1')).json()
  expect(connectors.length).toBeGreaterThan(1)
  for (const { connector, methods } of connectors) {
    for (const { name, example, path } of isLongRun ? methods : methods.slice(0, 1)) {
      const outcome = await callAction(baseURL ?? '', [connector, name, example])
      if (connector === elsewhere) {
        expect(outcome, path).toMatchObject({ ok: false, error: { code: 'not_found' } })
        continue
      }
      expect(outcome, path).toMatchObject({ ok: true })
      const api = await (await request.post(path, { data: example })).json()
      // Masks the cache state and the age of each part of a combined result, because both change between
      // calls.
      const [one, other] = [outcome.data, api].map((data) =>
        JSON.stringify(data)
          .replaceAll('"miss"', '"fresh"')
          .replace(/"ageSeconds":\d+/g, '"ageSeconds":0'),
      )
      expect(one, path).toBe(other)
    }
  }
})

test('the action returns the code of an error as a value', async ({ baseURL }) => {
  const wrong: [unknown[], string][] = [
    [['federal-elevation', 'getElevation', { latitude: 91, longitude: 0 }], 'invalid_params'],
    [['federal-elevation', 'constructor', {}], 'not_found'],
    [['__proto__', 'x', {}], 'not_found'],
    [['geocoder', 'find', {}], 'not_found'],
    [[], 'not_found'],
  ]
  for (const [values, code] of wrong) {
    expect(await callAction(baseURL ?? '', values), JSON.stringify(values)).toMatchObject({
      ok: false,
      error: { code },
    })
  }
})

const harmless = ['federal-elevation', 'getServiceInfo', {}]

test('the action rejects a call that no page made', async ({ baseURL }) => {
  const response = await sendAction(baseURL ?? '', harmless, { origin: undefined })
  expect(response.status).toBe(403)
  expect(await response.text()).not.toContain('federal-elevation')
})

test('the action rejects a call from a page of another site', async ({ baseURL }) => {
  const response = await sendAction(baseURL ?? '', harmless, { origin: 'https://example.org' })
  expect(response.status).toBe(403)
  expect(await response.text()).not.toContain('federal-elevation')
})

async function callAction(url: string, values: unknown[]): Promise<Outcome> {
  const response = await sendAction(url, values)
  if (!response.body) throw new Error(`The action answered ${response.status} and nothing else`)
  const { a } = await wire.createFromReadableStream(response.body, bare)
  return (await a) as Outcome
}

async function sendAction(
  url: string,
  values: unknown[],
  headers: { origin?: string | undefined } = {},
): Promise<Response> {
  const all = { origin: url, 'next-action': await actionId(), accept: 'text/x-component', ...headers }
  const entries = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const body = await wire.encodeReply(values)
  return fetch(`${url}/`, { method: 'POST', headers: Object.fromEntries(entries), body })
}

async function actionId(): Promise<string> {
  const { node } = JSON.parse(await readFile(manifest, 'utf8'))
  const action = Object.entries<{ exportedName: string }>(node).find(
    ([, { exportedName }]) => exportedName === 'callConnector',
  )
  if (!action) throw new Error('callConnector is not in the build: no page uses it')
  return action[0]
}
