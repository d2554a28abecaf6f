import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { Meta } from '@/lib/connector/result'
import { defineRecord, type RecordOfKind } from '@/lib/records/define-record'
import { kindPanel } from './kind-panel'
import { dataOf } from './outcome'
import { placeAt } from './place'

const well = defineRecord('well', {
  name: { schema: z.string(), label: 'Well' },
  depth: { schema: z.nullable(z.number()), label: 'Depth', unit: 'ft', fact: {}, compare: 'amount' },
  use: { schema: z.nullable(z.string()), label: 'Use', fact: { absent: 'Not published' } },
  latitude: { schema: z.number(), label: 'Latitude', file: false },
  longitude: { schema: z.number(), label: 'Longitude', file: false },
})

const texts = { outside: 'Wells are published for the United States.', none: 'No well is near.' }
const meta = { state: 'fresh' } as unknown as Meta
const first = { name: 'A-1', depth: 120, use: null, latitude: 44, longitude: -72 }
const second = { ...first, name: 'B-2', depth: null, use: 'Irrigation' }
const inVermont = placeAt({ latitude: 44, longitude: -72 })
const atSea = placeAt({ latitude: 0, longitude: 0 })

const panelOf = (records: readonly RecordOfKind<typeof well>[]) =>
  kindPanel({
    id: 'wells',
    title: 'Wells',
    kind: 'wells',
    publisher: 'the survey',
    record: well,
    reads: ['federal-elevation.getElevation'],
    ask: async () => ({ ok: true, data: { records, caveats: ['Old.', 'Reported.'] }, meta }),
    outside: texts.outside,
    none: texts.none,
    absence: ({ depth, use }) => (depth === null && use === null ? 'It states nothing.' : undefined),
    describe: ({ name }, others) => ({ value: name, detail: `${others.length} more` }),
    nameOf: ({ name }) => name,
    inFacts: ['Reported.'],
    others: 'No other panel fails with it.',
    workflow: '/land',
  })

const callMethod = (() => {}) as unknown as EngineCaller
const options = { series: false }

async function recordsOf(records: readonly RecordOfKind<typeof well>[]) {
  const panel = panelOf(records)
  const outcome = await panel.read(inVermont, callMethod, options)
  const data = dataOf(outcome)
  if (!data) throw new Error(`The panel ended as ${outcome.ending}.`)
  return { panel, outcome, data }
}

describe('kindPanel', () => {
  it('summarizes the records in one line, and renders the fields of each record', async () => {
    const { panel, outcome, data } = await recordsOf([first, second])
    expect(panel.answer(outcome)).toMatchObject({ value: 'A-1', detail: '1 more' })
    const body = renderToStaticMarkup(panel.body({ data, metas: [] }))
    expect(body).toContain('A-1')
    expect(body).toMatch(/Depth.*120.*Not published.*B-2.*Irrigation/)
    expect(panel.limits?.(data)).toEqual(['Old.'])
  })

  it('renders no heading for a single record', async () => {
    const { panel, data } = await recordsOf([first])
    expect(renderToStaticMarkup(panel.body({ data, metas: [] }))).not.toContain('A-1')
  })

  it('derives file columns, comparison, map feature and API result from the kind of record', async () => {
    const { panel, data } = await recordsOf([first, second])
    const [{ table } = { table: undefined }] = panel.rows(data)
    expect(table?.columns.map(({ label }) => label)).toEqual(['Well', 'Depth', 'Use'])
    expect(table?.rows[0]).toEqual({
      cells: { name: 'A-1', depth: 120, use: null },
      geometry: { type: 'Point', coordinates: [-72, 44] },
    })
    expect(panel.compare.map(({ id, text }) => [id, text(data)])).toEqual([['depth', '120']])
    expect(panel.features?.(data).map(({ properties }) => properties.name)).toEqual(['A-1', 'B-2'])
    const result = panel.toResult(data, { facilities: 0, includeOutlines: false })
    expect(panel.result.parse(result)).toEqual({ records: [first, second], caveats: ['Old.', 'Reported.'] })
  })

  it('links the detail page to the file of its call', async () => {
    const { panel, data } = await recordsOf([first])
    expect(panel.detail.file(inVermont, data)?.href('csv')).toBe(
      '/export/federal-elevation/getElevation.csv?latitude=44&longitude=-72',
    )
    expect(panel.detail.file(inVermont, undefined)).toBeUndefined()
  })

  it('the outcome is “none” if there is no record, and “not-covered” if the place is outside of the coverage', async () => {
    const none = await panelOf([]).read(inVermont, callMethod, options)
    expect(none).toMatchObject({ ending: 'none', why: texts.none, metas: [meta] })
    const silent = await panelOf([{ ...second, use: null }]).read(inVermont, callMethod, options)
    expect(silent).toMatchObject({ ending: 'none', why: 'It states nothing.' })
    const outside = await panelOf([first]).read(atSea, callMethod, options)
    expect(outside).toMatchObject({ ending: 'not-covered', why: texts.outside })
    const detailed = await panelOf([first]).read(atSea, callMethod, { ...options, detail: true })
    expect(detailed.ending).toBe('found')
  })
})
