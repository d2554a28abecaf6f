import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { holdsBytes, keepable } from '@/app/_lib/share/page-questions'
import { compare } from '@/app/_surfaces/frozen/compare-reading'
import { type App, createApp, registry } from '@/connectors/engine'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { unpackSnapshot } from '@/lib/snapshots/encode'
import { chance } from '@/lib/testing/chance'
import { tries } from '@/lib/testing/long-run'
import { nameQuestion } from './name-question'

const methods = Object.values<ConnectorDeclaration>(registry).flatMap((declaration) =>
  keepable(registry, declaration.name)
    ? Object.entries({ ...declaration.methods, ...declaration.internal }).map(([method, { example }]) => ({
        connector: declaration.name,
        method,
        params: example as Record<string, unknown>,
      }))
    : [],
)

let app: App
beforeAll(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  return () => app.close()
})

async function resultOf({ connector, method, params }: (typeof methods)[number]) {
  const result = await app.engine.callNamed(connector, method, params, { internal: true })
  if (!result.ok) throw new Error(result.error.message)
  return result
}

const answerTo = async (question: (typeof methods)[number]): Promise<unknown> =>
  (await resultOf(question)).data

const newestPermits = {
  connector: 'open-data-discovery',
  method: 'searchConstruction',
  params: { sourceId: 'chicago-new-construction', limit: 5 },
}

function shuffled(value: unknown, turn: () => number): unknown {
  if (Array.isArray(value)) return value.map((each) => shuffled(each, turn))
  if (!(value instanceof Object)) return value
  const mixed = Object.entries(value)
    .map(([key, each]) => ({ at: turn(), entry: [key, shuffled(each, turn)] as const }))
    .toSorted((one, other) => one.at - other.at)
  return Object.fromEntries(mixed.map(({ entry }) => entry))
}

describe('comparison of a result with itself', () => {
  it.each(methods)('a result has no difference from itself: $connector $method', async (question) => {
    const result = await resultOf(question)
    // Tiles are skipped, because pages do not store their bytes.
    if (holdsBytes(result)) return
    const { data } = result
    expect(compare(question, { was: data, is: data }, app.engine).differences).toEqual([])
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const stored = shuffled(JSON.parse(JSON.stringify(data)), chance(seed).next)
        expect(compare(question, { was: stored, is: data }, app.engine).differences).toEqual([])
      }),
      { numRuns: tries(3) },
    )
  })

  it('a result has no difference from an earlier version that stored no column types', async () => {
    const data = (await answerTo(newestPermits)) as { columns?: unknown }
    expect(data.columns).toBeDefined()
    const { columns: _, ...stored } = data
    const { compared, differences } = compare(newestPermits, { was: stored, is: data }, app.engine)
    expect(differences).toEqual([])
    expect(compared).toBeGreaterThan(50)
  })
})

describe('stored pages of earlier versions', () => {
  const folder = join(process.cwd(), 'lib/snapshots/corpus')

  it.each(readdirSync(folder))('a stored page has no difference from itself: %s', async (file) => {
    const snapshot = await unpackSnapshot(basename(file, '.snapshot'), readFileSync(join(folder, file)))
    if (snapshot.kind !== 'found') throw new Error(snapshot.kind)
    for (const { result, ...question } of snapshot.snapshot.readings) {
      if (!result.ok) continue
      let turn = 0
      const mixed = shuffled(result.data, () => (turn = (turn * 31 + 17) % 101))
      expect(compare(question, { was: result.data, is: mixed }, app.engine).differences).toEqual([])
    }
  })
})

describe('moved position', () => {
  it('a moved position is reported as two longitudes in degrees', async () => {
    const data = await answerTo(newestPermits)
    const moved = JSON.parse(
      JSON.stringify(data).replaceAll(/"coordinates":\[-?\d+\.\d+,/g, '"coordinates":[-87.5,'),
    )
    const { differences } = compare(newestPermits, { was: data, is: moved }, app.engine)
    expect(differences.length).toBeGreaterThan(0)
    for (const { where, was, is } of differences) {
      expect(where[1]).toMatch(/longitude$/)
      expect([typeof was, is]).toEqual(['number', -87.5])
    }
  })
})

describe('name of a stored call', () => {
  const source = 'A source'
  const nameOf = ({ connector, method, params }: (typeof methods)[number], data?: unknown) => {
    const meta = { source } as never
    return nameQuestion({ connector, method, params, asSeen: true, result: { ok: true, data, meta } }, source)
  }

  it('a stored search for permits is named after the list and the place', () => {
    expect(nameOf(newestPermits)).toBe('Newest permits in Chicago')
    const other = (sourceId: string) => nameOf({ ...newestPermits, params: { sourceId } })
    expect(other('nyc-new-building-completions')).toBe('Newest finished buildings in New York City')
    expect(other('cincinnati-new-multifamily')).toBe('Newest permits in Cincinnati: new multifamily')
    expect(other('california-hcd-apr-new-residential')).toBe('Newest permits in California')
    expect(other('chesapeake-new-residential-projects')).toBe('Residential projects in Chesapeake')
    expect(other('gone')).toBe('Newest permits')
  })

  it.each(methods)(
    'the label of a stored call of $connector $method contains no internal identifier',
    async (question) => {
      for (const data of [await answerTo(question), undefined]) {
        const name = nameOf(question, data)
        expect(name).toMatch(/\S/)
        expect(name).not.toMatch(/[a-z][A-Z]|undefined|\[object|\w+-\w+-\w+|limit \d/)
      }
    },
  )
})
