import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { createApp } from '@/connectors/engine'
import { failed, type PanelOutcome } from '../outcome'
import { flood } from '../panels/flood'
import { type Place, placeAt } from '../place'
import { fetchLot, type PlaceLot } from './fetch-lot'
import { groundOf } from './lot-ground'

let app: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const call: EngineCaller = (connector, method, params) =>
  app.engine.call(connector, method, params, { internal: true })
const phoenix = placeAt({ latitude: 33.4484, longitude: -112.074 })
const miami = placeAt({ latitude: 25.5289, longitude: -80.375 })

async function floodOn(place: Place, lot: Promise<PanelOutcome<PlaceLot>> = fetchLot(place, call)) {
  const outcome = await flood.onLot(flood.read(place, call), lot.then(groundOf), call)
  if (!('data' in outcome)) throw new Error(outcome.ending)
  return outcome
}

async function lotAt(place: Place) {
  const lot = await fetchLot(place, call)
  if (!('data' in lot)) throw new Error(lot.ending)
  return lot
}

describe('flood zones on a lot', () => {
  it.each([
    ['Florida', miami],
    ['Arizona', phoenix],
  ])('the shares of the zones on the lot of a place in %s add up to 100 percent', async (_, place) => {
    const { data } = await floodOn(place)
    const shares = data.lot && 'shares' in data.lot ? data.lot.shares : []
    expect(shares.reduce((sum, { percent }) => sum + (percent ?? 0), 0)).toBeCloseTo(100, 1)
    expect(data.caveats.join(' ')).toContain('not a survey')
  })

  it('the panel shows a special flood hazard area on the lot first, even if the point is outside of it', async () => {
    const special = await floodOn(miami)
    const dry = await floodOn(phoenix)
    const mixed = { ...dry, data: { ...dry.data, lot: special.data.lot } } as typeof dry
    expect(flood.answer(mixed)).toMatchObject({
      value: expect.stringMatching(/^High flood risk on \d+% of the lot$/),
      detail: expect.stringContaining('at the point'),
      tone: 'warn',
    })
  })

  it('the panel shows a reason instead of shares if the lot is uncertain', async () => {
    const lot = await lotAt(phoenix)
    const byOther: PanelOutcome<PlaceLot> = { ...lot, data: { ...lot.data, by: 'other-address' } }
    const bare: PanelOutcome<PlaceLot> = { ...lot, data: { ...lot.data, outline: null } }
    const several: PanelOutcome<PlaceLot> = { ending: 'on-request', why: 'Which one?' }
    const down: PanelOutcome<PlaceLot> = failed({
      code: 'upstream_unavailable',
      message: 'Down.',
      issues: [],
    })
    for (const uncertain of [byOther, bare, several, down]) {
      const { data } = await floodOn(phoenix, Promise.resolve(uncertain))
      expect(data.lot).toMatchObject({ why: expect.stringContaining('about the point alone') })
    }
    const { data } = await floodOn(phoenix, Promise.resolve({ ending: 'none', why: '', metas: [] }))
    expect(data.lot).toBeUndefined()
  })
})

describe('several lots at a place', () => {
  it('fetchLot returns a question for lots with different outlines, and one lot for units with the same outline', async () => {
    const { outline, parcel, layer } = (await lotAt(phoenix)).data
    const wider = {
      type: 'Polygon',
      coordinates: [
        [
          [-113, 33],
          [-111, 33],
          [-111, 34],
          [-113, 34],
          [-113, 33],
        ],
      ],
    }
    const answering = (geometries: unknown[]) =>
      (async () => ({
        ok: true,
        data: {
          state: 'found',
          parcels: geometries.map((geometry) => ({ parcel, geometry })),
          source: layer,
          message: '',
        },
        meta: {},
      })) as unknown as EngineCaller
    expect(await fetchLot(phoenix, answering([outline, wider]))).toMatchObject({
      ending: 'on-request',
      choices: [
        { href: expect.stringContaining('/place?at=') },
        { href: expect.stringContaining('/place?at=') },
      ],
    })
    expect(await fetchLot(phoenix, answering([outline, outline]))).toMatchObject({ data: { others: [{}] } })
  })
})
