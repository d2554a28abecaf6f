import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UrlCodec, UrlParameter, UrlParameterSchema, UrlQuery } from '@/lib/url-state'

const modules = import.meta.glob<Record<string, unknown>>('./**/url.ts', { eager: true })
const isState = (value: unknown): value is UrlCodec<object> =>
  typeof value === 'object' && value !== null && 'parse' in value && 'parameters' in value
const addresses = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, state]) => (isState(state) ? [{ file, name, state }] : [])),
)

const hundredThousandths = (most: number) =>
  fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((part) => part / 1e5)

function allowed({ enum: choices, format, pattern, ...rest }: UrlParameterSchema): fc.Arbitrary<string> {
  if (choices) return fc.constantFrom(...choices.map(String))
  if (format === 'point') return fc.tuple(hundredThousandths(90), hundredThousandths(180)).map(String)
  if (format === 'box') return fc.array(hundredThousandths(90), { minLength: 4, maxLength: 4 }).map(String)
  if (format === 'date')
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map(toDay)
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  if (rest.type === 'string') return fc.string({ maxLength: Math.min(rest.maxLength ?? 40, 60) })
  return fc.integer({ min: Math.ceil(rest.minimum ?? 0), max: Math.floor(rest.maximum ?? 99) }).map(String)
}

const toDay = (moment: Date) => moment.toISOString().slice(0, 10)

function paramValue({ schema, repeated }: UrlParameter): fc.Arbitrary<UrlQuery[string]> {
  const one = fc.oneof(
    { weight: 6, arbitrary: allowed(schema) },
    fc.string(),
    fc.constantFrom('', ' ', '%zz', '-1'),
  )
  const several = fc.array(one, { maxLength: 4 })
  return fc.option(repeated ? several : fc.oneof({ weight: 9, arbitrary: one }, several), { nil: undefined })
}

const queryOf = (params: URLSearchParams): UrlQuery =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))

const reportedNames = ({ dropped, errors, unknown }: ReturnType<UrlCodec<object>['parse']>) => [
  ...dropped,
  ...Object.keys(errors),
  ...unknown,
]

it('every URL declaration is in the list of this test', () => {
  expect(addresses.map(({ name }) => name).toSorted()).toEqual([
    'assessmentsUrl',
    'compareUrl',
    'costsUrl',
    'environmentUrl',
    'groundUrl',
    'jobFileUrl',
    'jobUrl',
    'landUrl',
    'layerListUrl',
    'listUrl',
    'mapUrl',
    'parcelLayersUrl',
    'parcelsUrl',
    'permitsUrl',
    'placeUrl',
    'placesUrl',
    'reviewUrl',
    'rowsUrl',
    'rulesUrl',
    'searchUrl',
    'viewUrl',
  ])
})

describe.each(addresses)('the query state $name of $file', ({ state }) => {
  const queries = fc.record(Object.fromEntries(state.parameters.map((each) => [each.name, paramValue(each)])))

  it('a URL that is built from a parsed query parses to the same state', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const first = state.parse(query)
        const params = state.toQuery(first.url)
        const second = state.parse(queryOf(params))
        expect(second.url).toEqual(first.url)
        expect(state.toQuery(second.url).toString()).toBe(params.toString())
        expect([second.dropped, second.unknown]).toEqual([[], []])
        // A rule over several fields reports an error but may keep the values, so that the visitor can
        // correct them.
        expect(Object.keys(first.errors)).toEqual(expect.arrayContaining(Object.keys(second.errors)))
      }),
      { numRuns: 60 },
    )
  })

  it('reports an unreadable value and ignores it', () => {
    const usual = state.parse({}).url
    for (const { name } of state.parameters) {
      const parsed = state.parse({ [name]: 'x\u0001'.repeat(1_001) })
      expect(reportedNames(parsed)).toEqual([name])
      expect(parsed.url).toEqual(usual)
    }
    expect(state.parse({ utm_source: 'x' })).toMatchObject({ url: usual, unknown: ['utm_source'] })
  })

  it('treats a value that equals the documented default as absent', () => {
    for (const { name, schema } of state.parameters) {
      if (schema.default === undefined) continue
      const parsed = state.parse({ [name]: String(schema.default) })
      expect([reportedNames(parsed), parsed.url]).toEqual([[], state.parse({}).url])
    }
    expect(state.toQuery(state.parse({}).url).toString()).toBe('')
  })
})

const links: { href: string }[] = JSON.parse(readFileSync('e2e/corpus/links.json', 'utf8'))

it.each(links)('every parameter of the link $href is parsed', ({ href }) => {
  const { pathname, searchParams } = new URL(href, 'https://site.example')
  const query = queryOf(searchParams)
  const folder = pathname
    .replace(/^\/assessments\/.*/, '/assessments')
    .replace(/^\/open-data\/.+/, '/open-data/[portal]/[datasetId]')
  const states = addresses.filter(({ file }) => file === `.${folder}/url.ts`)
  if (states.length === 0) return
  const reports = states.map(({ state }) =>
    reportedNames(state.parse(query)).filter((name) => name !== 'plain'),
  )
  expect(reports).toContainEqual([])
})
