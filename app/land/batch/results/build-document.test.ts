import { describe, expect, it } from 'vitest'
import { renderFile } from '@/components/files/render-file'
import { csv } from '@/lib/export/csv'
import { deviceFormats } from '@/lib/export/format'
import { geojson } from '@/lib/export/geojson'
import { joinText } from '@/lib/export/testing/join-text'
import { readCsv } from '@/lib/export/testing/read-csv'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { reduceBatch } from '../reduce-batch'
import { answered, elevationAnswer, exampleMeta, listed, sectionAnswer } from '../testing/example-batch'
import { buildDocument } from './build-document'

const now = new Date('2026-02-03T04:05:06.000Z')
const batch = reduceBatch(
  answered(
    listed('A, 40.1, -105.1', 'B, 40.2, -105.2', '=nonsense', 'A again, 40.1, -105.1', 'C, 40.3, -105.3'),
    { section: sectionAnswer(), elevation: elevationAnswer() },
    { section: sectionAnswer({}, exampleMeta({ state: 'stale' })) },
  ),
  {
    type: 'failed',
    key: '40.200000,-105.200000',
    source: 'elevation',
    failure: { code: 'upstream_timeout', message: 'Too slow.' },
    notBefore: 0,
  },
)
const document = buildDocument(batch, ['Not a survey.'], now)
const rows = [...document.table.rows]
const cellsOf = (key: string) => rows.map(({ cells }) => cells[key])
const sourceOf = (row: number) => document.sources[rows[row]?.source ?? -1]

describe('buildDocument', () => {
  it('contains every row with its status, finished or not', () => {
    expect(cellsOf('status')).toEqual([
      'Found',
      'Source failed: try again',
      'Could not read this line',
      'Found',
      'Waiting',
    ])
    expect(cellsOf('given')).toEqual(batch.rows.map(({ text }) => text))
    expect(cellsOf('section')).toEqual([
      'Section 9, T2S R31E, Montana',
      'Section 9, T2S R31E, Montana',
      null,
      'Section 9, T2S R31E, Montana',
      null,
    ])
    expect(cellsOf('elevationFeet')).toEqual([3375.5, null, null, 3375.5, null])
    expect(rows.map(({ geometry }) => geometry?.type ?? null)).toEqual([
      'Point',
      'Point',
      null,
      'Point',
      'Point',
    ])
  })

  it('cites for each row exactly the sources of its results', () => {
    expect(sourceOf(0)).toMatchObject({
      source: 'Survey | Elevation',
      publisher: 'Example Bureau | Example Survey',
      request: 'https://survey.example/query?at=1 | https://elevation.example/point',
      retrievedAt: '2026-01-02T03:04:05.000Z | 2026-01-02T03:04:06.000Z',
      ageSeconds: 20,
      state: 'fresh',
      licence: 'US public domain',
    })
    expect(sourceOf(1)).toMatchObject({ source: 'Survey', state: 'stale' })
    expect(sourceOf(2)).toMatchObject({ request: '', publisher: '' })
    expect(rows[3]?.source).toBe(rows[0]?.source)
    expect(rows[4]?.source).toBe(rows[2]?.source)
  })

  it('adds columns for flood zones and soils only if selected', () => {
    const labels = buildDocument({ ...batch, extras: ['flood', 'soil'] }, [], now).table.columns.map(
      ({ label }) => label,
    )
    expect(labels.slice(document.table.columns.length)).toEqual([
      'Flood zone',
      'Special Flood Hazard Area',
      'Height of the base flood',
      'Flood map panel',
      'Flood zone, state of the answer',
      'Soil map unit',
      'Farmland class',
      'Soil, state of the answer',
    ])
  })

  it('includes the missing rows, the caveats and the latest request time', () => {
    expect(document.table.notes[0]).toBe(
      'Finished 2 of 5, 1 failed. We could not read line 3; its row says what to correct.',
    )
    expect(document.caveats).toEqual(['Not a survey.'])
    expect(document.retrievedAt).toBe('2026-01-02T03:04:06.000Z')
    expect(document.sample).toBe(false)
  })

  it('marks a document as sample data if one of its results is', () => {
    const sample = answered(listed('40.1, -105.1'), {
      section: sectionAnswer({}, exampleMeta({ sample: true })),
    })
    expect(buildDocument(sample, [], now).sample).toBe(true)
  })

  it('produces valid CSV and GeoJSON', async () => {
    const [header = [], ...rows] = readCsv(joinText(csv.render(document)).replace(/^\uFEFF/, ''))
    expect(rows).toHaveLength(5)
    expect(header.slice(0, 16)).toEqual([
      'Number',
      'Label',
      'As given',
      'Latitude',
      'Longitude',
      'How it was read',
      'Section',
      'Parts named here',
      'State',
      'Township identifier',
      'Section identifier',
      'Elevation (ft)',
      'Elevation (m)',
      'Elevation measured on',
      'Status',
      'About the status',
    ])
    expect(rows[2]?.[header.indexOf('As given')]).toBe("'=nonsense")
    const { features, sources } = JSON.parse(joinText(geojson.render(document)))
    expect(features[0].geometry).toEqual({ type: 'Point', coordinates: [-105.1, 40.1] })
    expect(features[1].properties).toMatchObject({
      status: 'Source failed: try again',
      provenance_source: 'Survey',
    })
    expect(sources[1]).toMatchObject({ source: 'Survey', state: 'stale' })
  })
})

describe('renderFile', () => {
  it('returns each format with its name and type', async () => {
    const files = await Promise.all(deviceFormats.map(({ id }) => renderFile(id, document)))
    expect(files.map(({ name }) => name)).toEqual([
      'sections-and-elevations.csv',
      'sections-and-elevations.values.csv',
      'sections-and-elevations.xlsx',
      'sections-and-elevations.geojson',
      'sections-and-elevations.parquet',
      'sections-and-elevations.kml',
      'sections-and-elevations.json',
    ])
    expect(files.every(({ content }) => content.size > 100)).toBe(true)
  })
})

describe('batch workbook', () => {
  const read = async (input = document) =>
    readWorkbook(new Uint8Array(await (await renderFile('xlsx', input)).content.arrayBuffer()))

  it('the workbook contains the rows and, on a second sheet, their sources', async () => {
    const { sheetNames, sheets } = await read()
    const texts = (sheet: number) => [...(sheets[sheet]?.values() ?? [])].map(({ value }) => value)
    expect(sheetNames).toEqual(['Rows', 'Sources and caveats'])
    expect(texts(0)).toContain('Source 1: Survey | Elevation')
    expect(texts(1)).toContain('https://survey.example/query?at=1 | https://elevation.example/point')
  })

  it('the longest batch stays below the size from which the workbook writer starts a worker, which the page must not do', async () => {
    const lines = Array.from(
      { length: 100 },
      (_, n) => `${'Long label '.repeat(8)}${n}, ${30 + n / 10}, -100.5`,
    )
    const full = lines.map((_, n) => {
      const requests = [1, 2, 3].map((m) => ({
        method: 'GET',
        url: `https://survey.example/${n}/${m}?${'x=1&'.repeat(110)}`,
      }))
      return {
        section: sectionAnswer(
          { message: `Note ${n} ${'on this place '.repeat(10)}` },
          exampleMeta({ requests }),
        ),
        elevation: elevationAnswer(),
      }
    })
    const { files } = await read(buildDocument(answered(listed(...lines), ...full), [], now))
    const sizes = [...files.values()].map((text) => Buffer.byteLength(text))
    expect(Math.max(...sizes)).toBeGreaterThan(50_000)
    expect(Math.max(...sizes)).toBeLessThan(160_000)
    expect([...files.values()].join('')).toContain('3 more requests: see the CSV or JSON file')
  })
})
