import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSurvey, engine, NAME, rows } from './testing/survey'

const corpus = [
  "' OR 1=1 --",
  "14'; DROP TABLE plss; --",
  "2N') OR ('1'='1",
  '%',
  '_',
  '\u0000',
  '2N\u0000',
  '\ud800',
  "ID080030N0020E0' OR '1'='1",
  'ＩＤ080030N0020E0',
  '__proto__',
  '{{7*7}}',
  '9'.repeat(20),
  '1e309',
  '-1',
  '½¼',
  '２Ｎ',
  'N'.repeat(20),
]

const description = { township: '2N', range: '3E', section: 14, state: 'UT', meridian: 'Salt Lake' }
const fields = [...Object.keys(description), 'townshipDirection', 'rangeDirection', 'plssid']
const methods = ['searchByLegalDescription', 'getSectionGeometry', 'locateDescription']

const safeClause = /^(?:[A-Z]+|[ (),=]|'[0-9A-Z_]{1,20}')+$/

const clauses: string[] = []
const watched = createSurvey(async (request) => {
  const sent = request.method === 'POST' ? await request.clone().text() : new URL(request.url).search
  clauses.push(new URLSearchParams(sent).get('where') ?? '')
  return Response.json(rows())
})

async function codeOf(params: unknown, method: string): Promise<string> {
  const result = await watched.callNamed(NAME, method, params, { internal: true })
  return result.ok ? 'answered' : result.error.code
}

const harmless = ['answered', 'invalid_params', 'too_broad']

describe('hostile text in a description', () => {
  beforeAll(async () => {
    expect(await codeOf(description, 'searchByLegalDescription')).toBe('answered')
  })

  it.each(fields)(
    'accepts or refuses hostile text in the field %s and sends only safe query clauses',
    async (field) => {
      for (const hostile of corpus) {
        for (const method of methods) {
          expect(await codeOf({ ...description, [field]: hostile }, method), hostile).toBeOneOf(harmless)
          expect(await codeOf({ [field]: hostile }, method), hostile).toBeOneOf(harmless)
        }
      }
      expect(clauses.length).toBeGreaterThan(0)
      for (const clause of clauses) expect(clause).toMatch(safeClause)
    },
  )

  it('accepts or refuses any hostile text and sends only safe query clauses', async () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.double(),
      fc.jsonValue({ maxDepth: 1 }),
    )
    const question = fc.tuple(fc.constantFrom(...fields), word, fc.constantFrom(...methods))
    await fc.assert(
      fc.asyncProperty(question, async ([field, hostile, method]) => {
        expect(await codeOf({ ...description, [field]: hostile }, method)).toBeOneOf(harmless)
      }),
      { numRuns: 150 },
    )
    for (const clause of clauses) expect(clause).toMatch(safeClause)
  })
})

describe('hostile text for a point', () => {
  it.each(['getTownshipSection', 'locatePoint'])(
    'rejects hostile text as a coordinate in %s',
    async (method) => {
      for (const hostile of [...corpus, null, [], {}, true]) {
        const point = { latitude: hostile, longitude: -116 }
        const result = await engine.callNamed(NAME, method, point, { internal: true })
        expect(result).toMatchObject({
          ok: false,
          error: { code: 'invalid_params', issues: [{ path: 'latitude' }] },
        })
      }
    },
  )
})
