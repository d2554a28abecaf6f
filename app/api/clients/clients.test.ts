import { execFileSync, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSite } from '@/app/_lib/site/create-site'
import { pageExports } from '@/app/_lib/site/page-exports'
import { appKey, shared } from '@/app/_lib/site/shared-app'
import { operationsOf, publicConnectors } from '@/lib/connector/catalogue'
import type { ConnectorEngine } from '@/lib/connector/engine/engine'
import { isPostOnly } from '@/lib/connector/http/credentials'
import { openApi } from '@/lib/connector/http/openapi'
import { shareOf } from '@/lib/testing/long-run'
import { GET, POST } from '../v1/[connector]/[method]/route'
import { generators as allGenerators, type ClientCall, programOf, root } from './testing/generators'

const generators = shareOf(allGenerators, 0)

let server: Server
let folder: string
let calls: ClientCall[]
let lint: Awaited<ReturnType<typeof run>>

beforeAll(async () => {
  shared[appKey] = createSite({
    environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent', VISITOR_CALLS_PER_MINUTE: '10000' },
  })
  const { engine } = await shared[appKey]
  server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  calls = callsOf(engine)
  folder = await mkdtemp(join(tmpdir(), 'openplat-clients-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(openApi(engine, origin, pageExports)))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*/**/*.ts'], exclude: ['**/node_modules'] }),
  )
  const [linted, ...made] = await Promise.all([
    run(folder, [programOf('redocly'), 'lint', 'openapi.json', '--format=json']),
    ...generators.map(async ({ name, install, words: [program = '', ...words], program: write }) => {
      await mkdir(join(folder, name))
      await writeFile(join(folder, name, 'package.json'), '{ "type": "module" }')
      if (install) execFileSync('npm', install, { cwd: folder, stdio: 'ignore' })
      const ended = await run(folder, [programOf(program, join(folder, name)), ...words])
      await writeFile(join(folder, name, 'calls.ts'), write(calls, origin))
      return { name, ...ended }
    }),
  ])
  lint = linted
  for (const { name, code, out, err } of made) if (code !== 0) throw new Error(`${name}: ${out}${err}`)
}, 120_000)

afterAll(async () => {
  delete shared[appKey]
  server?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

describe('API description', () => {
  it('redocly finds no fault in the description of the API', () => {
    const { totals, problems } = JSON.parse(lint.out)
    expect(problems).toEqual([])
    expect(totals).toMatchObject({ errors: 0, warnings: 0 })
  })

  it('generated clients compile, including a call of every method', async () => {
    const { out } = await run(folder, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'])
    expect(out).toBe('')
    expect(calls.length).toBeGreaterThan(90)
  }, 60_000)

  it.each(generators.map(({ name }) => name))(
    'the client that %s generates can call every method',
    async (name) => {
      const { out, err } = await run(folder, ['--import', 'tsx', `${name}/calls.ts`])
      const lines = out.trim().split('\n')
      expect(err).toBe('')
      expect(lines.filter((line) => !line.endsWith(' 200'))).toEqual([])
      expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(new Set(calls.map(({ id }) => id)))
    },
    60_000,
  )
})

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: 'ES2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['ES2022', 'dom', 'dom.iterable'],
}

function run(cwd: string, words: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const quiet = { NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const child = spawn(process.execPath, words, { cwd, env: { ...process.env, ...quiet } })
  const texts = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (texts.out += chunk))
  child.stderr.on('data', (chunk) => (texts.err += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, ...texts }))
  })
}

function callsOf({ registry }: ConnectorEngine): ClientCall[] {
  return publicConnectors(registry)
    .flatMap(operationsOf)
    .flatMap(({ id, path, declaration, method }) => {
      const { sampleCredentials } = declaration
      const basic = sampleCredentials && `${sampleCredentials.user}:${sampleCredentials.secret}`
      const signed = basic ? { authorization: `Basic ${Buffer.from(basic).toString('base64')}` } : {}
      const params: object = { ...(method.example as object) }
      const post = { id, path, verb: 'post' as const, params, ...signed }
      if (isPostOnly(declaration, method)) return [post]
      return [{ id, path, verb: 'get' as const, params: inQuery(params), ...signed }, post]
    })
}

const inQuery = (params: object) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((item) => (item instanceof Object ? JSON.stringify(item) : item))
        : value,
    ]),
  )

const answer: Parameters<typeof createServer>[1] = async (incoming, outgoing) => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const { method = 'GET', headers, url = '' } = incoming
  const { pathname } = new URL(url, 'http://localhost')
  const [, , , connector = '', name = ''] = pathname.split('/')
  const request = new Request(`http://${headers.host}${url}`, {
    method,
    headers: new Headers(Object.entries(headers).map(([key, value]) => [key, String(value)])),
    ...(method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
  })
  const handle = method === 'POST' ? POST : GET
  const response = await handle(request, { params: Promise.resolve({ connector, method: name }) })
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
