import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { type App, createApp } from '@/connectors/engine'
import type { Result } from '@/lib/connector/result'
import { nominalBounds } from '@/lib/geography/nominal-bounds'
import { layers } from '../layers/layers'
import type { BoxLayer } from '../layers/map-layer'
import { fetchList, findListedLayer } from './fetch-list'
import { layerListUrl } from './url'

const phoenix = { at: { latitude: 33.45, longitude: -112.07 }, zoom: 13, looks: [] }

let app: App
let callMethod: EngineCaller

beforeAll(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  callMethod = (connector, method, params) => app.engine.call(connector, method, params, { internal: true })
})

afterAll(() => app.close())

const facilities = findListedLayer('facilities') as BoxLayer

const inspections = facilities.columns.find(({ label }) => label.startsWith('Inspections')) as Required<
  (typeof facilities.columns)[number]
>

async function reportOf(change: Partial<Parameters<typeof fetchList>[1]> = {}, layer = facilities) {
  const answer = await fetchList(layer, { ...phoenix, sort: undefined, ...change }, callMethod)
  if ('problem' in answer) throw new Error(answer.problem.message)
  return answer.report
}

it('exactly the layers whose rows come from a single response have a list page', () => {
  const answered = layers.filter(({ origin }) => origin.kind === 'answer').map(({ id }) => id)
  expect(layers.flatMap(({ id }) => findListedLayer(id)?.id ?? [])).toEqual(answered)
  expect(answered).toEqual(['facilities', 'cleanup', 'permits'])
})

it('returns the rows inside of the box of the zoom, in the order that the URL names', async () => {
  const { rows, inView, total } = await reportOf({ sort: `-${inspections.id}` })
  expect(rows.length).toBeGreaterThan(3)
  expect([rows.length, total]).toEqual([inView, inView])
  const [west, south, east, north] = nominalBounds(phoenix)
  for (const { at } of rows)
    expect(at[0] >= west && at[0] < east && at[1] >= south && at[1] < north).toBe(true)
  const counts = rows.map((row) => Number(inspections.value(row)))
  expect(new Set(counts).size).toBeGreaterThan(1)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

it('returns the rows of the widest possible box if the zoom of the URL is below the first zoom of the layer', async () => {
  const [far, widest] = [await reportOf({ zoom: 8 }), await reportOf({ zoom: facilities.fromZoom })]
  expect(widest.rows.length).toBeGreaterThan((await reportOf()).rows.length)
  expect(far.rows).toEqual(widest.rows)
})

it('returns only rows that pass the filter of the URL', async () => {
  const { looks } = layerListUrl.parse({ look: 'facilities.status:current' }).url
  const [all, current] = [await reportOf(), await reportOf({ looks })]
  expect(current.rows.length).toBeGreaterThan(0)
  expect(current.rows.length).toBeLessThan(all.rows.length)
  expect(current.inView).toBe(all.inView)
})

it('returns the reason if the source fails', async () => {
  const down = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  down.faults?.set('echodata.epa.gov', 'down')
  const failing: EngineCaller = (connector, method, params) =>
    down.engine.call(connector, method, params, { internal: true })
  const answer = await fetchList(facilities, { ...phoenix, sort: undefined }, failing)
  await down.close()
  expect(answer).toMatchObject({ problem: { code: 'upstream_unavailable' } })
})

it('calls the method that a layer declares for its rows', async () => {
  const calls: unknown[] = []
  const row = { key: 'a1', name: 'A-1', at: [-112.07, 33.45] as const }
  const answering = (async (...call: unknown[]): Promise<Result<unknown>> => {
    calls.push(call)
    return { ok: true, data: [row, { ...row, key: 'far', at: [-80, 30] }], meta: { state: 'fresh' } } as never
  }) as unknown as EngineCaller
  const wells: BoxLayer = {
    ...facilities,
    id: 'wells',
    origin: {
      kind: 'answer',
      from: { method: 'wells.findInArea' },
      toRows: (data) => ({ rows: data as (typeof row)[], total: null, notes: ['Reported.'] }),
    },
  }
  const answer = await fetchList(wells, { ...phoenix, sort: undefined }, answering)
  expect(calls).toEqual([['wells', 'findInArea', { bbox: nominalBounds(phoenix) }]])
  expect(answer).toMatchObject({ report: { rows: [row], inView: 1, notes: ['Reported.'] } })
})
