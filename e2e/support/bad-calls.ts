import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { chance } from '@/lib/testing/chance'

export const CALLS_IN_SLICE = 500
const AT_ONCE = 8
const SILENT_MS = 60_000

interface BadCall {
  verb: string
  path: string
  headers: Record<string, string>
  body: string
}

interface Operation {
  connector: string
  name: string
  path: string
  params: { properties?: Record<string, unknown> }
  example: Record<string, unknown>
}

interface Catalogue {
  connectors: { connector: string; methods: Omit<Operation, 'connector'>[] }[]
}

type Random = () => number
type Make = (random: Random, operations: readonly Operation[]) => BadCall

const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '.',
  '[]',
  'ünïcode',
]

const texts = [
  '',
  ' ',
  'x',
  'NaN',
  'null',
  'undefined',
  '0x10',
  '-0',
  '1e999',
  '9'.repeat(40),
  '2024-13-45',
  '0000-00-00',
  '300000-01-01',
  '1,2,3,4',
  '-180,-90,180,90',
  '0,0',
  '91,181',
  'x'.repeat(3_000),
  ','.repeat(500),
  '('.repeat(400),
  '[[[[[[[[',
  '{"a":',
  '{"__proto__":{"a":1}}',
  '[1,"a",null,{}]',
  "'; DROP TABLE parcels; --",
  '%',
  '../../../etc/passwd',
  'https://127.0.0.1/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  'T2N R3E Sec 14, Boise Meridian',
  '742 W Inkwell St, Boise, ID',
  '27:082S305005000002',
  'İstanbul ﬁ ß',
  '\u202e\u200b\ufeff',
  '\u0000',
  '\ud83c\udfe0'.repeat(30),
  '１２３',
  ...names,
]

const values: readonly unknown[] = [
  ...texts,
  null,
  true,
  0,
  -1,
  0.5,
  1e9,
  -1e15,
  Number.MAX_VALUE,
  [],
  {},
  [null],
  [[]],
  [{}],
  { a: { b: { c: [] } } },
  Array.from({ length: 300 }, (_, index) => index),
  Array.from({ length: 60 }, String),
  JSON.parse('{"__proto__":{"a":1},"constructor":1}'),
]

const encoded = (random: Random, text: string): string =>
  random() < 0.03 ? oneOf(random, ['%ED%A0%80', '%FF', '%', '%zz', '%00']) : encodeURIComponent(text)

function badParams(random: Random, { params, example }: Operation): Record<string, unknown> {
  const declared = Object.keys(params.properties ?? {})
  const input = new Map(Object.entries(random() < 0.6 ? example : {}))
  const changes = 1 + Math.floor(random() * 3)
  for (let change = 0; change < changes; change += 1) {
    const name = random() < 0.9 && declared.length > 0 ? oneOf(random, declared) : oneOf(random, names)
    input.set(name, oneOf(random, values))
  }
  return Object.fromEntries(input)
}

function queryOf(random: Random, params: Record<string, unknown>): string {
  const parts = Object.entries(params).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const suffix = random() < 0.06 ? oneOf(random, ['[]', '[a]', '[__proto__]', '[0][x]', '[']) : ''
    return `${encodeURIComponent(name)}${suffix}=${encoded(random, text)}`
  })
  return [...parts, ...(random() < 0.1 ? parts.slice(0, 1) : []), ...(random() < 0.05 ? ['&&=&a'] : [])].join(
    '&',
  )
}

const get = (path: string): BadCall => ({ verb: 'GET', path, headers: {}, body: '' })

const byAddress: Make = (random, operations) => {
  const operation = oneOf(random, operations)
  return get(`${operation.path}?${queryOf(random, badParams(random, operation))}`)
}

const jsonBodies = [
  '',
  '{',
  'null',
  '[]',
  '"a"',
  '7',
  '{"a":1,"a":2}',
  '{"__proto__":{}}',
  '['.repeat(20_000),
  `{"a":"${'x'.repeat(70_000)}"}`,
  '\ufeff{}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
]

const byBody: Make = (random, operations) => {
  const operation = oneOf(random, operations)
  const body = random() < 0.2 ? oneOf(random, jsonBodies) : JSON.stringify(badParams(random, operation))
  const type = oneOf(random, [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    '',
    'a/b; c',
  ])
  const sent = random() < 0.9 ? { 'content-type': type } : multipart
  return { verb: 'POST', path: operation.path, headers: sent, body }
}

const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

const byName: Make = (random, operations) => {
  const { connector: validConnector, name } = oneOf(random, operations)
  const connector = random() < 0.5 ? validConnector : oneOf(random, texts)
  const method = random() < 0.5 ? oneOf(random, texts) : name
  const door = oneOf(random, ['/api/v1', '/export', '/api', '/sources', '/open-data'])
  return get(
    `${door}/${encoded(random, connector)}/${encoded(random, method)}${oneOf(random, ['', '.csv', '.xlsx'])}`,
  )
}

const byVerb: Make = (random, operations) => {
  const verb = oneOf(random, [
    'PUT',
    'DELETE',
    'PATCH',
    'TRACE',
    'PROPFIND',
    'OPTIONS',
    'HEAD',
    'get',
    'LINK',
  ])
  const path = random() < 0.5 ? oneOf(random, operations).path : oneOf(random, pagePaths)
  return { verb, path, headers: {}, body: random() < 0.3 ? '{}' : '' }
}

const toolBody = (random: Random, operation: Operation): unknown => {
  const call = {
    name:
      random() < 0.8 ? `${operation.connector}_${operation.name}`.replaceAll('-', '_') : oneOf(random, texts),
    arguments: badParams(random, operation),
  }
  const method = oneOf(random, [
    'tools/call',
    'tools/call',
    'tools/list',
    'prompts/get',
    'initialize',
    '__proto__',
  ])
  const params = random() < 0.7 ? call : oneOf(random, values)
  return { jsonrpc: random() < 0.9 ? '2.0' : '1', id: oneOf(random, [1, 'a', null]), method, params }
}

const byTool: Make = (random, operations) => ({
  verb: oneOf(random, ['POST', 'POST', 'POST', 'GET', 'DELETE']),
  path: `/api/mcp${random() < 0.1 ? `?connectors=${encoded(random, oneOf(random, texts))}` : ''}`,
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body:
    random() < 0.2 ? oneOf(random, jsonBodies) : JSON.stringify(toolBody(random, oneOf(random, operations))),
})

const byFile: Make = (random, operations) => {
  const operation = oneOf(random, operations)
  const format = oneOf(random, ['csv', 'json', 'geojson', 'xlsx', 'exe', ''])
  const path = `/export/${operation.connector}/${operation.name}.${format}`
  return get(`${path}?${queryOf(random, badParams(random, operation))}`)
}

const byTile: Make = (random) => {
  const part = () =>
    oneOf(random, ['0', '15', '-1', '99999', '1e3', 'NaN', '..', '9'.repeat(20), '%00', 'a.png'])
  return get(`/tiles/${oneOf(random, ['parcels', 'basemap', 'x'])}/${part()}/${part()}/${part()}/${part()}`)
}

const links = JSON.parse(readFileSync(new URL('../corpus/links.json', import.meta.url), 'utf8')) as {
  href: string
}[]
const pages = links.map(({ href }) => new URL(href, 'http://site'))
const pagePaths = [...new Set(pages.map(({ pathname }) => pathname))]
const doors = [
  '/api/places',
  '/api/openapi.json',
  '/api/explorer',
  '/parcels/find',
  '/parcels/export',
  '/environment/points',
  '/environment/export',
  '/costs/export',
  '/permits/export',
  '/place/export',
  '/place/preview',
  '/place/compare/export',
  '/s/not-kept',
]
const pageNames = [
  ...new Set(pages.flatMap(({ searchParams }) => [...searchParams.keys()])),
  'format',
  'bbox',
]

function byPage(random: Random, paths: readonly string[]): BadCall {
  const { pathname, searchParams } = oneOf(random, pages)
  const query = new Map<string, unknown>(random() < 0.6 ? searchParams : [])
  const own = [...searchParams.keys()]
  for (let change = 0; change < 2; change += 1) {
    const name = own.length > 0 && random() < 0.6 ? oneOf(random, own) : oneOf(random, pageNames)
    query.set(name, oneOf(random, texts))
  }
  query.set('plain', '1')
  const path = random() < 0.8 && paths === pagePaths ? pathname : oneOf(random, paths)
  return get(`${path}?${queryOf(random, Object.fromEntries(query))}`)
}

/**
 * Server actions from the manifest of the build. The scripts of a page contain the same ids, so anyone can
 * call these actions.
 */
const actions = Object.entries(
  (
    JSON.parse(
      readFileSync(new URL('../../.next/server/server-reference-manifest.json', import.meta.url), 'utf8'),
    ) as {
      node: Record<string, { workers: Record<string, unknown> }>
    }
  ).node,
).map(([id, { workers }]) => ({
  id,
  path: `/${
    Object.keys(workers)[0]
      ?.replace(/^app\/|\/?page$/g, '')
      .replace('[source]', 'geocoder') ?? ''
  }`,
}))

const wireWords = [
  '$T',
  '$T1',
  '$1',
  '$0',
  '$@1',
  '$F1',
  '$h1',
  '$K1',
  '$Q1',
  '$W1',
  '$i1',
  '$B1',
  '$A1',
  '$R1',
  '$X1',
  '$n9',
  `$n${'9'.repeat(400)}`,
  '$Dx',
  '$Sx',
  '$undefined',
  '$-0',
  '$$x',
  '$0:0',
  '$1:__proto__:constructor',
]

const byRealAction: Make = (random, operations) => {
  const { id, path } = oneOf(random, actions)
  const { connector, name } = oneOf(random, operations)
  const odd = () => (random() < 0.6 ? oneOf(random, wireWords) : oneOf(random, values))
  const input = oneOf<unknown>(random, [
    [odd()],
    [odd(), odd()],
    [connector, odd(), {}],
    [connector, name, odd()],
    [connector, name, { [oneOf(random, names)]: odd() }],
    [{ turn: odd() }, '$K1'],
    odd(),
  ])
  const text = random() < 0.1 ? oneOf(random, jsonBodies) : JSON.stringify(input)
  const fields: [string, string][] = oneOf(random, [
    [['0', text]],
    [
      ['0', text],
      ['1', JSON.stringify(odd()) ?? ''],
      ['_1_do', 'sign-in'],
    ],
    [[`$ACTION_ID_${id}`, text]],
    [
      ['$ACTION_REF_1', ''],
      ['$ACTION_1:0', JSON.stringify({ id, bound: oneOf(random, ['$@1', null, odd()]) })],
      ['$ACTION_1:1', text],
    ],
  ])
  const isForm = random() < 0.5
  const parts = fields.map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    verb: 'POST',
    path,
    headers: {
      ...(isForm ? multipart : { 'content-type': 'text/plain;charset=UTF-8' }),
      ...(isForm && fields[0]?.[0] !== '0' ? {} : { 'next-action': id }),
      host: 'localhost',
      origin: 'http://localhost',
    },
    body: isForm ? `${parts.join('')}--x--\r\n` : text,
  }
}

const byAction: Make = (random) => ({
  verb: 'POST',
  path: random() < 0.7 ? oneOf(random, pagePaths) : oneOf(random, ['/s', '/parcels/find', '/screening']),
  headers: {
    ...(random() < 0.5 ? multipart : { 'content-type': 'text/plain;charset=UTF-8' }),
    ...(random() < 0.5 ? { 'next-action': oneOf(random, ['x', '0'.repeat(42), ...names]) } : {}),
    ...(random() < 0.7 ? { origin: 'http://localhost' } : {}),
  },
  body: random() < 0.5 ? '--x\r\ngarbage' : oneOf(random, jsonBodies),
})

const oddHeaders = [
  ['accept', '*/*;q=nonsense'],
  ['accept', 'application/vnd.openplat+json'],
  ['accept-language', 'x'.repeat(2_000)],
  ['cookie', '__Host-desk=%%%; a=b=c'],
  ['if-none-match', 'W/"'.repeat(200)],
  ['range', 'bytes=5-1,9999999999999-'],
  ['x-forwarded-proto', 'javascript,https'],
  ['x-forwarded-host', 'a b/c'],
  ['x-forwarded-for', '999.1.1.1, ::::'],
  ['rsc', '1'],
  ['next-router-prefetch', '1'],
  ['next-router-state-tree', '%5B%5B'],
  ['authorization', 'Basic ====='],
  ['host', 'x'.repeat(300)],
  ['origin', 'null'],
] as const

/** Most calls go to the API, because a page takes a hundred times as long as an API call. */
const kinds: readonly [share: number, make: Make][] = [
  [28, byAddress],
  [22, byBody],
  [8, byName],
  [6, byVerb],
  [10, byTool],
  [5, byFile],
  [4, byTile],
  [4, byAction],
  [4, byRealAction],
  [4, (random) => byPage(random, doors)],
  [5, (random) => byPage(random, pagePaths)],
]
const makers = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make))

const badCall: Make = (random, operations) => {
  const make = oneOf(random, makers)
  const call = make(random, operations)
  if (random() > 0.15) return call
  const [name, value] = oneOf(random, oddHeaders)
  return { ...call, headers: { ...call.headers, [name]: value } }
}

/** The call is written to a socket, because an HTTP client would correct or reject most of these requests. */
function send(port: number, { verb, path, headers, body }: BadCall): Promise<string> {
  const lines = Object.entries({
    host: `localhost:${port}`,
    ...headers,
    connection: 'close',
    ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([`${verb} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')),
    )
    let answer = ''
    socket.setTimeout(SILENT_MS, () => socket.destroy())
    socket.setEncoding('latin1')
    socket.on('data', (piece: string) => {
      if (answer.length < 2_000) answer += piece
    })
    // The server may close the connection before a large body is completely sent.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    )
    socket.on('close', () => resolve(answer))
  })
}

export async function readOperations(port: number): Promise<Operation[]> {
  const { connectors } = (await (await fetch(`http://127.0.0.1:${port}/api/v1`)).json()) as Catalogue
  return connectors.flatMap(({ connector, methods }) => methods.map((method) => ({ connector, ...method })))
}

export async function faultsIn(
  slice: number,
  port: number,
  operations: readonly Operation[],
): Promise<string[]> {
  const { next: random } = chance(slice)
  const calls = Array.from({ length: CALLS_IN_SLICE }, () => badCall(random, operations))
  const faults: string[] = []
  const sendNext = async (): Promise<void> => {
    const call = calls.pop()
    if (!call) return
    const answer = await send(port, call)
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
    if (status === 0 || status >= 500) {
      const { verb, path, headers, body } = call
      const excerpt = answer.split('\r\n\r\n')[1]?.slice(0, 300) ?? ''
      faults.push(`${status} ${verb} ${path} ${JSON.stringify(headers)} ${body.slice(0, 300)} -> ${excerpt}`)
    }
    return sendNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
  return faults
}
