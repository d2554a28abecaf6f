import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsIn } from '@/lib/conditions/condition'
import { arcgis, type Dialect, socrata } from '@/lib/conditions/dialects'
import { parse } from '@/lib/conditions/parse'
import { fixtures } from './fixtures/fixture-list'
import type { AssessmentRecipe } from './recipe/source'
import { sources } from './recipe/source-list'
import { tablesOf } from './search/choose-source'
import { writePropertyKey } from './search/property-key'
import { createAssessments, NAME, sample } from './testing/engine'

const RUNS = 30

const nasty = fc.constantFrom(
  ...[
    "'",
    "''",
    '%',
    '_',
    '"',
    ';',
    '--',
    '/*',
    ')',
    ' OR 1=1',
    "' OR '1'='1",
    '\\',
    '\\%',
    '*',
    '$where',
    '&',
  ],
  ...['é', '§', 'ß', '１２', '𝟙', '\u202e', '\u0000', '🏠', ' St', ' 7th', ' ', '-', '12 '],
)
const noise = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: nasty },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join('').slice(0, 80))

const spoiled = (text: string) =>
  fc
    .tuple(fc.nat(text.length), noise)
    .chain(([at, put]) => fc.constantFrom(text.slice(0, at) + put + text.slice(at), put, `12 ${put}`))

describe.each(sources.map((source) => [source.id, source] as const))(
  'random parameters for %s',
  (id, source) => {
    const fixture = fixtures.find((each) => each.source === id)
    if (!fixture) throw new Error(`${id} has no fixture`)
    const { place, clean, parcelId } = fixture
    const questions = fc.oneof(
      spoiled(clean).map((streetAddress) => ({ streetAddress: streetAddress.padEnd(3, ' 1') })),
      spoiled(parcelId).map((typed) => ({ parcelId: typed })),
    )

    it('sends only valid conditions to the source, and fails only with invalid_params', async () => {
      const { engine, wheres } = watched()
      const answered = async (method: string, params: object) => {
        const answer = await engine.callNamed(NAME, method, params)
        expect(answer.ok ? 'ok' : answer.error.code).toBeOneOf(['ok', 'invalid_params'])
      }
      await fc.assert(
        fc.asyncProperty(questions, (question) =>
          answered('searchProperties', { source: id, ...place, ...question }),
        ),
        { numRuns: RUNS },
      )
      const cells = fc.array(noise, { minLength: source.key.length, maxLength: source.key.length })
      await fc.assert(
        fc.asyncProperty(cells, (values) => {
          const key = { source, values, county: (place.county ?? '').toLowerCase() }
          return answered('getPropertyHistory', { propertyKey: writePropertyKey(key) })
        }),
        { numRuns: RUNS },
      )
      expect(wheres.length).toBeGreaterThan(0)
      for (const named of wheres) expect(columnsOf(source)).toEqual(expect.arrayContaining(named))
    })
  },
)

function watched() {
  const wheres: string[][] = []
  const engine = createAssessments({
    transport: async (request) => {
      const url = new URL(request.url)
      if (url.hostname === 'geocoding.geo.census.gov') return sample(request)
      const body = new URLSearchParams(await request.clone().text())
      const inputs = [url.searchParams, body]
      const where = inputs.flatMap((each) => each.get('where') ?? [])
      const soql = inputs.flatMap((each) => each.get('$where') ?? [])
      wheres.push(...where.map(namedIn(arcgis)), ...soql.map(namedIn(socrata)))
      if (url.pathname.includes('/resource/')) return Response.json([])
      const [, id] = /\/api\/views\/([a-z0-9-]+)/.exec(url.pathname) ?? []
      if (id !== undefined) return Response.json({ id, columns: everyColumn })
      return Response.json(where.length > 0 ? { features: [] } : { name: 'Any', fields: everyField })
    },
  })
  return { engine, wheres }
}

const columnsOf = (source: AssessmentRecipe) =>
  tablesOf(source).flatMap(({ columns, optional = [] }) =>
    [...columns, ...optional].map((column) => column.toLowerCase()),
  )

const everyColumn = sources
  .flatMap(columnsOf)
  .map((fieldName) => ({ name: fieldName, fieldName, dataTypeName: 'text' }))
const everyField = sources.flatMap(columnsOf).map((name) => ({ name, type: 'esriFieldTypeString' }))

const namedIn = (dialect: Dialect) => (where: string) =>
  columnsIn(parse(where, dialect)).map((name) => name.toLowerCase())
