import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenImports, findBrokenImports } from './import-rules.mjs'

const run = promisify(execFile)
const args = ['lint', '--reporter=json', '--max-diagnostics=1000', '.']
const failure = (error: { stdout: string }) => error
const root = fileURLToPath(new URL('..', import.meta.url))

type Line = readonly [file: string, code: string]

const value = (from: string) => `import { x } from '${from}'\nx()`
const type = (from: string) => `import type { X } from '${from}'\nexport type Y = X`
const later = (from: string) => `export const load = () => import('${from}')`

const wrongImports: readonly Line[] = [
  ['lib/#.ts', value('next/headers')],
  ['lib/#.ts', value('react')],
  ['lib/#.ts', type('@/connectors')],
  ['lib/#.ts', value('@/connectors/engine')],
  ['lib/#.ts', value('@/components/ui/button')],
  ['lib/#.ts', type('@/app/_lib/site/app')],
  ['lib/#.ts', value('../app/_lib/site/app')],
  ['lib/#.ts', later('@/app/_lib/site/app')],
  ['lib/#.ts', "export * from '@/connectors'"],
  ['lib/connector/#.ts', value('../../connectors/engine')],
  ['lib/connector/#.ts', value('../..')],
  ['lib/connector/#.ts', value('@/app/_lib/site/app')],
  ['lib/survey/reading/#.ts', value('../../../app/_lib/site/house')],
  ['connectors/federal-elevation/#.ts', value('../federal-land-survey')],
  ['connectors/federal-elevation/#.ts', value('@/connectors/federal-land-survey/wire')],
  ['connectors/federal-elevation/#.ts', type('..')],
  ['connectors/federal-elevation/#.ts', value('@/connectors/geocoder/wire')],
  ['connectors/us-public-assessments/sources/idaho.ts', value('@/connectors/us-florida-parcels/public')],
  ['connectors/us-public-assessments/sources/florida.ts', value('@/connectors/us-florida-parcels/wire')],
  ['lib/#.ts', value('@/connectors/geocoder/public')],
  ['lib/connector/#.ts', value('@/connectors/geocoder/public')],
  ['connectors/federal-elevation/#.ts', value('react')],
  ['connectors/federal-elevation/#.ts', value('next/cache')],
  ['connectors/federal-elevation/#.ts', value('@/app/_lib/site/app')],
  ['connectors/federal-elevation/#.ts', value('@/components/map/map')],
  ['connectors/federal-elevation/sources/#.ts', value('../../federal-land-survey/wire')],
  ['connectors/#.ts', value('@/app/_lib/site/app')],
  ['connectors/#.ts', value('../components/ui/button')],
  ['components/map/#.tsx', value('@/connectors')],
  ['components/map/#.tsx', type('@/connectors')],
  ['components/map/#.tsx', type('@/connectors/engine')],
  ['components/map/#.tsx', type('@/connectors/us-florida-parcels/similar/compared')],
  ['components/map/#.test.tsx', value('@/connectors/us-florida-parcels/simulator')],
  ['components/map/#.tsx', value('@/connectors/engine')],
  ['components/map/#.tsx', value('@/connectors/us-florida-parcels/public-ish')],
  ['components/map/#.tsx', "import { type X, y } from '@/connectors'\nexport type Y = X\ny()"],
  ['components/map/#.tsx', "export { x } from '@/connectors/engine'"],
  ['components/map/#.tsx', later('@/connectors/engine')],
  ['components/map/#.tsx', type('@/app/_lib/site/app')],
  ['components/map/#.tsx', value('../../app/_lib/site/house')],
  ['components/map/#.tsx', value('next/headers')],
  ['app/#.tsx', value('./land/form')],
  ['app/#.tsx', value('@/app/land/form')],
  ['app/land/#.tsx', value('../sources/source-panel')],
  ['app/_surfaces/list/#.tsx', value('@/app/land/form')],
  ['app/land/#.tsx', value('@/app/sources/source-panel')],
  ['app/land/survey/#.tsx', value('../../sources/source-panel')],
  ['app/land/survey/table/#.tsx', value('../../../sources/source-panel')],
  ['app/land/survey/table/#.tsx', value('@/app/sources/source-panel')],
  ['app/_lib/read/#.ts', value('../../sources/source-panel')],
  ['app/_lib/read/#.ts', value('@/app/sources/source-panel')],
  ['app/land/survey/table/#.tsx', value('@/app/_lib/../sources/source-panel')],
  ['app/land/#.test.tsx', value('@/app/sources/source-panel')],
  ['app/#.tsx', value('@/connectors/federal-soils/get-soils-at')],
  ['app/land/#.tsx', value('@/connectors/federal-soils')],
  ['app/land/#.tsx', value('@/connectors/federal-soils/get-soils-at')],
  ['app/land/#.tsx', type('@/connectors/federal-soils/get-soils-at')],
  ['app/land/#.tsx', later('@/connectors/federal-soils/simulator')],
  ['app/land/#.tsx', value('@/connectors/engine')],
  ['app/land/survey/#.tsx', value('../../../connectors/federal-soils/wire')],
  ['app/_lib/read/#.ts', type('@/connectors/federal-soils/wire')],
  ['app/s/[snapshot]/#.tsx', value('@/connectors/federal-soils/wire')],
]

const wrong: readonly Line[] = [
  ['lib/#.ts', "fetch('https://example.org')"],
  ['lib/#.ts', 'export const ask = globalThis.fetch'],
  ['lib/#.ts', "import { fetch } from 'undici'\nfetch('https://example.org')"],
  ['connectors/federal-elevation/#.ts', "import { Agent, fetch } from 'undici'\nfetch(new Agent())"],
  ['components/query/#.ts', "fetch('/api/v1')"],
  ['app/land/#.ts', "window.fetch('/api/v1')"],
  ['lib/#.ts', 'export const port = process.env.PORT'],
  ['lib/connector/#.ts', "import { env } from 'node:process'\nexport const port = env.PORT"],
  ['app/land/#.tsx', 'const { env } = process\nexport const port = env.PORT'],
  ['components/map/#.tsx', "export const mode = process['env'].NODE_ENV"],
  ['lib/#.ts', 'export const x: any = 1'],
  ['lib/#.ts', 'export const first = (list: string[]) => list[0]!'],
  ['lib/#.ts', "console.log('here')"],
]

const rightImports: readonly Line[] = [
  ['lib/#.ts', value('./units')],
  ['lib/#.ts', value('zod')],
  ['lib/connector/#.ts', value('@/lib/geography/geo')],
  ['lib/connector/#.ts', value('../geo')],
  ['lib/survey/reading/#.ts', value('../plssid')],
  ['connectors/#.ts', value('./federal-elevation')],
  ['connectors/#.ts', value('@/connectors/federal-elevation/simulator')],
  ['connectors/federal-elevation/#.ts', value('./wire')],
  ['connectors/federal-elevation/#.ts', value('./sources/one')],
  ['connectors/federal-elevation/#.ts', type('@/lib/connector/method')],
  ['connectors/federal-elevation/sources/#.ts', value('../wire')],
  ['connectors/federal-elevation/#.ts', value('@/connectors/geocoder/public')],
  ['connectors/federal-elevation/sources/#.ts', value('@/connectors/geocoder/public')],
  ['connectors/federal-elevation/testing/#.ts', value('@/connectors/geocoder/simulator')],
  ['connectors/us-public-assessments/sources/florida.ts', value('@/connectors/us-florida-parcels/public')],
  ['components/map/#.tsx', value('@/connectors/us-florida-parcels/public')],
  ['components/map/#.tsx', type('@/connectors/us-florida-parcels/public')],
  ['components/map/#.tsx', value('react')],
  ['components/map/#.tsx', value('next/link')],
  ['components/map/#.tsx', value('next/form')],
  ['components/map/#.tsx', value('next/dynamic')],
  ['components/map/#.tsx', type('next')],
  ['components/map/#.tsx', value('../ui/button')],
  ['components/map/#.tsx', value('@/lib/geography/geo')],
  ['app/_lib/site/#.ts', value('@/connectors/engine')],
  ['app/_lib/read/#.ts', value('../site/visitor')],
  ['app/#.tsx', value('@/app/_lib/site/app')],
  ['app/land/#.tsx', value('../actions')],
  ['app/land/#.tsx', value('@/app/_lib/site/app')],
  ['app/land/#.tsx', value('@/app/_surfaces/list/list-filters')],
  ['app/#.tsx', value('@/app/_surfaces/preview/metadata')],
  ['app/_surfaces/preview/#.ts', value('@/app/_surfaces/file/heavy')],
  ['app/land/#.tsx', value('./parse')],
  ['app/land/#.tsx', value('./batch/form')],
  ['app/land/#.tsx', value('@/components/ui/button')],
  ['app/land/#.tsx', value('next/headers')],
  ['app/land/survey/#.tsx', value('../parse')],
  ['app/land/survey/#.tsx', value('@/app/_lib/site/app')],
  ['app/land/survey/table/#.tsx', value('../../parse')],
  ['app/land/#.tsx', value('@/connectors/federal-soils/public')],
  ['app/land/#.tsx', value('@/connectors')],
  ['app/land/#.tsx', type('@/connectors/engine')],
  ['app/land/#.test.tsx', value('@/connectors/federal-soils/simulator')],
  ['app/#.test.tsx', value('./land/form')],
  ['app/s/[snapshot]/#.tsx', value('@/app/land/form')],
]

const right: readonly Line[] = [
  ['components/map/#.tsx', "export const text = 'from @/connectors'"],
  ['lib/connector/upstream/transport.ts', "import { fetch } from 'undici'\nfetch('https://example.org')"],
  ['components/query/fetch-json.ts', "fetch('/api/v1')"],
  ['lib/server/config.ts', 'export const environment = process.env'],
  ['proxy.ts', 'export const mode = process.env.NODE_ENV'],
  ['instrumentation.ts', 'export const runtime = process.env.NEXT_RUNTIME'],
  ['lib/#.test.ts', 'export const samples = process.env.UPSTREAM_SAMPLES'],
  ['scripts/#.mjs', "console.log('here', process.env.PORT)"],
]

const ours = /^(plugin: Sources|lint\/\S+\/no(Restricted|JsRestricted|ProcessEnv|Explicit|NonNull|Console))/m

let messages: Map<string, string[]>
let folder: string

const wrongLines = wrong.map(([file, code], index) => ({ file: file.replace('#', `wrong-${index}`), code }))
const rightLines = right.map(([file, code], index) => ({ file: file.replace('#', `right-${index}`), code }))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layers-'))
  messages = await lintAll([...wrongLines, ...rightLines])
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the import rules', () => {
  it.each(wrongImports)('the import rules reject in %s: %s', (file, code) => {
    expect(brokenImports(file, code)).toHaveLength(1)
  })

  it.each(rightImports)('the import rules accept in %s: %s', (file, code) => {
    expect(brokenImports(file, code)).toEqual([])
  })

  it('every file of the project follows the import rules', () => {
    expect(findBrokenImports()).toEqual([])
  })
})

describe('the linter', () => {
  it.each(wrongLines)('the linter rejects this code in $file: $code', ({ file }) => {
    expect(messages.get(file)?.join('\n') ?? '').toMatch(ours)
  })

  it.each(rightLines)('the linter accepts this code in $file: $code', ({ file }) => {
    expect(messages.get(file) ?? []).toEqual([])
  })

  it('the linter accepts its own configuration', () => {
    expect(messages.get('biome.json')).toBeUndefined()
  })
})

interface Report {
  diagnostics: { category: string; message: string; location: { path: string | { file: string } } }[]
}

async function lintAll(lines: readonly { file: string; code: string }[]): Promise<Map<string, string[]>> {
  const rules = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'))
  await writeFile(
    join(folder, 'biome.json'),
    JSON.stringify({ ...rules, $schema: undefined, vcs: undefined }),
  )
  await cp(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
  for (const { file, code } of lines) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${code}\n`)
  }
  const { stdout } = await run(join(root, 'node_modules/.bin/biome'), args, { cwd: folder }).catch(failure)
  const { diagnostics } = JSON.parse(stdout) as Report
  const byFile = new Map<string, string[]>()
  for (const { category, message, location } of diagnostics) {
    const path = typeof location.path === 'string' ? location.path : location.path.file
    byFile.set(path, [...(byFile.get(path) ?? []), `${category}: ${message}`])
  }
  return byFile
}
