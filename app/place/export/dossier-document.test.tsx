import { beforeAll, describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import {
  type PanelOutcomesById,
  readOutcomes,
  toEnded,
} from '@/app/_surfaces/place/panels/testing/read-outcomes'
import { placeAt } from '@/app/_surfaces/place/place'
import { createApp } from '@/connectors/engine'
import { csv } from '@/lib/export/csv'
import { geojson } from '@/lib/export/geojson'
import { joinText } from '@/lib/export/testing/join-text'
import { readCsv } from '@/lib/export/testing/read-csv'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { xlsx } from '@/lib/export/xlsx'
import { dossierDocument } from './dossier-document'

const orlando = placeAt(
  { latitude: 28.5384, longitude: -81.3792 },
  { address: '400 S Orange Ave, Orlando, FL', city: 'Orlando', state: 'FL' },
)
const options = {
  title: '400 S Orange Ave',
  question: { at: '28.5384,-81.3792' },
  caveats: ['A lead, not proof.'],
  now: new Date('2026-11-22T12:00:00Z'),
  sample: true,
}

let outcomes: PanelOutcomesById

beforeAll(async () => {
  const { engine, close } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  const read: EngineCaller = (connector, method, params) =>
    engine.call(connector, method, params, { internal: true })
  outcomes = await readOutcomes(orlando, read, false)
  await close()
})

async function records(changed: Partial<PanelOutcomesById> = {}) {
  const text = joinText(csv.render(dossierDocument(toEnded({ ...outcomes, ...changed }), options)))
  const [header = [], ...rows] = readCsv(text.slice(1))
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])))
}

describe('dossier file', () => {
  it('the file contains every panel, the source and time of each value, and the request once for each panel', async () => {
    const rows = await records()
    const titles = new Set(rows.map(({ Panel = '' }) => Panel.split(':')[0]))
    expect(titles).toEqual(
      new Set([
        'Ground elevation',
        'Survey section',
        'Tax assessment',
        'Parcel',
        'Flood zone',
        'Flood history',
        'Wetlands',
        'Soil',
        'Regulated facilities',
        'Cleanup sites',
        'Violations and permits',
        'County unemployment',
      ]),
    )
    const values = rows.filter(({ Outcome }) => Outcome === 'found')
    expect(values.length).toBeGreaterThan(50)
    for (const row of values) {
      expect(row.Source).not.toBe('')
      expect(row['Retrieved at']).toMatch(/^2\d{3}-/)
      expect(row['Sample data']).toBe('yes')
    }
    for (const panel of new Set(values.map(({ Panel }) => Panel))) {
      const [first, ...others] = values.filter(({ Panel }) => Panel === panel)
      expect(first?.Request).toMatch(/^https:/)
      expect(first?.Publisher).not.toBe('')
      expect(others.map(({ Request, Publisher }) => `${Request}${Publisher}`).join('')).toBe('')
    }
    expect(rows[0]?.Caveats).toContain('A lead, not proof.')
    expect(
      rows
        .slice(1)
        .map(({ Caveats }) => Caveats)
        .join(''),
    ).toBe('')
    const elevation = rows.find(({ Panel, Unit }) => Panel === 'Ground elevation' && Unit === 'ft')
    expect(elevation).toMatchObject({ Field: 'Elevation', Source: expect.stringContaining('USGS') })
  })

  it('the file states the outcome of a panel without rows, and no source', async () => {
    const problem = { code: 'upstream_timeout' as const, message: 'It took too long.', issues: [] }
    const rows = await records({ facilities: { ending: 'failed', problem } })
    const own = rows.filter(({ Panel }) => Panel === 'Regulated facilities')
    expect(own).toMatchObject([
      {
        Outcome: 'failed: we could not ask the source',
        Value: 'It took too long.',
        Publisher: '',
        Request: '',
      },
    ])
    expect(rows.filter(({ Panel }) => Panel === 'County unemployment')).toMatchObject([
      { Outcome: 'not asked' },
    ])
  })

  it('the file never contains an owner or a value of an unconfirmed home', async () => {
    const rows = await records()
    expect(rows.filter(({ Field = '' }) => /owner|mailing/i.test(Field))).toEqual([])
    const assessment = rows.filter(({ Panel }) => Panel === 'Tax assessment')
    expect(assessment.filter(({ Field = '' }) => /value/i.test(Field))).toEqual([])
  })

  it('the workbook has a sheet of sources after at least seven others', async () => {
    const document = dossierDocument(toEnded(outcomes), options)
    const { sheetNames } = readWorkbook(await xlsx.render(document))
    expect(sheetNames.length).toBeGreaterThanOrEqual(8)
    expect(sheetNames.at(-1)).toBe('Sources and caveats')
  })

  it('a feature of the GeoJSON file names the panel and the source', () => {
    const document = dossierDocument(toEnded(outcomes), options)
    const { features } = JSON.parse(joinText(geojson.render(document)))
    const parcel = features.find(
      ({ properties }: { properties: { part: string } }) => properties.part === 'Parcel',
    )
    expect(parcel.geometry.type).toMatch(/Polygon$/)
    expect(parcel.properties.provenance_source).toContain('Florida')
  })
})
