import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { fromLotEdge } from '@/app/_surfaces/place/lot/lot-distance'
import { dataOf } from '@/app/_surfaces/place/outcome'
import type { Panel } from '@/app/_surfaces/place/panel'
import { elevation } from '@/app/_surfaces/place/panels/elevation'
import { facilities } from '@/app/_surfaces/place/panels/facilities'
import { flood } from '@/app/_surfaces/place/panels/flood'
import { parcel } from '@/app/_surfaces/place/panels/parcel'
import { soils } from '@/app/_surfaces/place/panels/soils'
import { wetlands } from '@/app/_surfaces/place/panels/wetlands'
import type { Place } from '@/app/_surfaces/place/place'
import { outcomeOf, readPanels, settleAll } from '@/app/_surfaces/place/read-panels'
import { createApp } from '@/connectors/engine'
import { resolvePlace } from './understand'

const panels: readonly Panel[] = [flood, wetlands, soils, facilities]
const PART = 'NE1/4 SW1/4 sec 14 T2N R3E, Boise meridian'

let app: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const call: EngineCaller = (connector, method, params) =>
  app.engine.call(connector, method, params, { internal: true })

async function placeOf(q: string): Promise<Place> {
  const answer = await resolvePlace({ q }, call)
  if (answer.kind !== 'place') throw new Error(answer.kind)
  return answer.place
}

async function measure(place: Place) {
  const polygons: unknown[] = []
  const listening = ((connector, method, params) => {
    if (params instanceof Object && 'polygon' in params) polygons.push(params.polygon)
    return call(connector, method, params)
  }) as EngineCaller
  const ended = await settleAll(readPanels(panels, place, listening, { series: false }))
  const of = <P extends typeof flood | typeof soils | typeof facilities>(panel: P) => {
    const outcome = outcomeOf(ended, panel)
    if (!outcome || !('data' in outcome)) throw new Error(`${panel.id} has no data`)
    return outcome.data as Extract<Awaited<ReturnType<P['read']>>, { data: unknown }>['data']
  }
  return { polygons, of }
}

describe('the land of a legal description', () => {
  it('flood zones, wetlands and soils are measured on the outline of the part, and not on the parcel at its center', async () => {
    const place = await placeOf(PART)
    const { polygons, of } = await measure(place)
    expect(polygons).toHaveLength(3)
    for (const polygon of polygons) expect(polygon).toEqual(place.land?.outline)
    for (const { lot } of [of(flood), of(soils)]) {
      const shares = lot && 'shares' in lot ? lot.shares : []
      expect(shares.reduce((sum, { percent }) => sum + (percent ?? 0), 0)).toBeCloseTo(100, 0)
    }
  })

  it('distances are from the edge of the part', async () => {
    const place = await placeOf(PART)
    const { outline } = place.land ?? {}
    const near = await facilities.read(place, call)
    if (!outline || !('data' in near)) throw new Error('The part has an outline and facilities nearby')
    const data = (await measure(place)).of(facilities)
    expect(data.rows).toEqual(fromLotEdge(near.data.rows, outline))
    expect(facilities.toResult(data, { facilities: 0, includeOutlines: false })).toMatchObject({
      distancesFrom: 'land',
    })
  })

  it('the parcel at the center is named as such, has no acres and is drawn as context', async () => {
    const outcome = await parcel.read(await placeOf(PART), call)
    const data = dataOf(outcome)
    if (!data) throw new Error(outcome.ending)
    expect(parcel.answer(outcome).value).toMatch(/^The parcel at its center: \d/)
    expect(parcel.features(data).map(({ properties }) => properties.role)).toEqual(['context'])
    const texts = parcel.compare.map(({ id, text }) => [id, text(data)])
    expect(Object.fromEntries(texts)).toMatchObject({ recordedAcres: null, outlineAcres: null })
  })

  it.each([
    ['part', PART],
    ['section', 'T2N R3E Sec 14, Boise Meridian'],
  ])('a record of one point says that it is at the center of the %s', async (land, q) => {
    const outcome = await elevation.read(await placeOf(q), call, { series: false })
    expect(elevation.answer(outcome).detail).toContain(`at the center of the ${land}`)
  })

  it('nothing is measured on a survey lot that cannot be drawn', async () => {
    const { polygons, of } = await measure(await placeOf('Lot 3 sec 14 T2N R3E, Boise meridian'))
    expect(polygons).toEqual([])
    expect(of(flood).lot).toMatchObject({ why: expect.stringContaining('We cannot draw Lot 3') })
  })
})
