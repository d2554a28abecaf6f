import type { FeatureCollection } from 'geojson'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerExport } from '@/lib/connector/http/export'
import { readCsv } from '@/lib/export/testing/read-csv'
import { type App, createApp, registry } from './engine'

let app: App
beforeAll(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
})

const methods = Object.values(registry)
  .filter(({ auth }) => auth === 'none')
  .flatMap(({ name: connector, methods }) =>
    Object.entries(methods).map(([name, { table, example }]) => ({ connector, name, table, example })),
  )

function fetchFile({ connector, name, example }: (typeof methods)[number], format: string) {
  const query = Object.entries(example as object).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const request = new Request(`http://localhost/export?${new URLSearchParams(query)}`)
  return answerExport(app.engine, request, connector, `${name}.${format}`)
}

describe.each(methods.filter(({ table }) => table))('files of $connector $name', (method) => {
  it('exports the example of the method as CSV without an apostrophe before a number', async () => {
    const response = await fetchFile(method, 'csv')
    expect(response.status).toBe(200)
    const [, ...rows] = readCsv(await response.text())
    expect(rows.flat().filter((cell) => /^'[-+]?[\d.]+$/.test(cell))).toEqual([])
  })

  it('exports the example of the method as a map file with positions, or responds with not_supported', async () => {
    const response = await fetchFile(method, 'geojson')
    if (response.status !== 200) {
      expect(await response.json()).toMatchObject({ status: 422, code: 'not_supported' })
      return
    }
    const { features } = (await response.json()) as FeatureCollection
    if (features.length > 0) expect(features.some(({ geometry }) => geometry)).toBe(true)
  })
})

it.each([
  ['us-florida-parcels', ['getParcel', 'getParcelsInArea', 'searchParcels']],
  ['open-data-discovery', ['queryDataset']],
])('writes map files of %s with geometry by default: %j', async (connector, names) => {
  for (const method of methods.filter((each) => each.connector === connector && names.includes(each.name))) {
    const { features } = (await (await fetchFile(method, 'geojson')).json()) as FeatureCollection
    expect(features.some(({ geometry }) => geometry)).toBe(true)
  }
})

const exampleOf = (connector: string, name: string) => {
  const method = methods.find((each) => each.connector === connector && each.name === name)
  if (!method) throw new Error(`${connector} has no ${name}`)
  return method
}

it.each([
  ['us-public-assessments', 'listSources'],
  ['us-public-assessments', 'searchProperties'],
  ['us-public-assessments', 'getPropertyHistory'],
  ['us-public-assessments', 'getHomeownerSummary'],
  ['open-data-discovery', 'listNewConstructionPermitSources'],
  ['federal-env-registry', 'countFacilitiesByState'],
  ['federal-rulemaking', 'getDocument'],
])('exports %s %s as CSV with rows and a file name without a record key', async (connector, name) => {
  const response = await fetchFile(exampleOf(connector, name), 'csv')
  const [header = [], ...rows] = readCsv(await response.text())
  expect(rows.length).toBeGreaterThan(0)
  expect(rows[0]?.length).toBe(header.length)
  expect(response.headers.get('content-disposition')).not.toMatch(/[\w]{32,}/)
})

it('writes a history as one row per year with a column for each kind of value', async () => {
  const { example } = exampleOf('us-public-assessments', 'getPropertyHistory')
  const answer = await app.engine.callNamed('us-public-assessments', 'getPropertyHistory', example)
  if (!answer.ok) throw new Error(answer.error.message)
  const { assessments } = answer.data as { assessments: Record<string, unknown>[] }
  const response = await fetchFile(exampleOf('us-public-assessments', 'getPropertyHistory'), 'csv')
  const [header = [], ...rows] = readCsv(await response.text())
  const read = (label: string) => rows.map((row) => row[header.indexOf(label)])
  const written = (field: string) => assessments.map((each) => String(each[field] ?? ''))
  expect(read('Year')).toEqual(written('year'))
  expect(read('Assessed value (USD)')).toEqual(written('assessedValue'))
  expect(read('Market value (USD)')).toEqual(written('marketValue'))
})

it('names a file after the query, and writes a negative sign as "minus-"', async () => {
  const response = await fetchFile(exampleOf('federal-elevation', 'getElevation'), 'csv')
  expect(response.headers.get('content-disposition')).toMatch(/elevation-point-query.*get-elevation-.*minus-/)
})

it('writes a repeated URL parameter as one list in the query line', async () => {
  const url = 'http://localhost/export?seriesIds=WPUSI012011&seriesIds=CES2000000003'
  const file = 'getMultipleSeries.json'
  const response = await answerExport(app.engine, new Request(url), 'federal-labor-stats', file)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('WPUSI012011, CES2000000003')
})
