import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { createApp } from '@/connectors/engine'
import type { SimulatedFault } from '@/lib/connector/upstream/faults'
import { claimTexts } from '@/lib/records/flood-claims/describe'
import { placeAt } from '../place'
import { floodHistory } from './flood-history'

let app: Awaited<ReturnType<typeof createApp>>
beforeEach(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
})

const calls: { method: string; params: object }[] = []
const call = ((connector, method, params) => {
  calls.push({ method, params: params as object })
  return app.engine.call(connector, method, params, { internal: true })
}) as EngineCaller

const without = (method: string): EngineCaller =>
  ((connector, name, params) =>
    name === method
      ? Promise.resolve({
          ok: false,
          error: { code: 'upstream_unavailable', message: 'The source is down.', issues: [] },
        })
      : call(connector, name, params)) as EngineCaller

const houston = placeAt({ latitude: 29.725, longitude: -95.23 })
const gulfShores = placeAt(
  { latitude: 30.269946, longitude: -87.71378 },
  { address: '1905 W 1st St, Gulf Shores, AL' },
)

async function readFound(place = houston, ask = call) {
  const outcome = await floodHistory.read(place, ask)
  if (!('data' in outcome)) throw new Error(`The history of floods ended as ${outcome.ending}`)
  return outcome
}

/** Finds a point whose tract was split in 2020, and a point whose tract was not. */
async function findPoints() {
  const points = Array.from({ length: 12 }, (_, step) => ({
    latitude: 29.725,
    longitude: -95.6 + step * 0.05,
  }))
  const answers = await Promise.all(
    points.map(async (point) => ({ point, data: (await readFound(placeAt(point))).data })),
  )
  const split = answers.find(({ data }) => data.tractNotes.some((note) => note.includes('has been')))
  const whole = answers.find(({ data }) => !data.tractNotes.some((note) => note.includes('has been')))
  if (!split || !whole) throw new Error('The sample has no such tracts')
  return { split, whole }
}

describe('history of floods around a place', () => {
  it('states that claims are counted in the whole census tract and not at one home', async () => {
    const outcome = await readFound()
    const html = renderToStaticMarkup(floodHistory.body({ data: outcome.data, metas: outcome.metas }))
    const detail = renderToStaticMarkup(floodHistory.detail.body({ data: outcome.data, place: houston }))
    expect(detail).toMatch(/census tract 48201/)
    expect(detail).toContain(claimTexts.anywhere)
    expect(html).toMatch(
      /anywhere in the area and not at one home: .*(none|fewer than 5|\d) in census tract 48201/,
    )
    expect(floodHistory.limits(outcome.data)).toContain(claimTexts.disclaimer)
    expect(floodHistory.answer(outcome).value).toMatch(/in the census tract$/)
    expect(outcome.metas.map(({ method }) => method)).toEqual(
      expect.arrayContaining(['countClaims', 'listDeclarations']),
    )
  })

  it('counts the claims of a tract that was split in 2020 under the old and the new number', async () => {
    const { split, whole } = await findPoints()
    const tractsOf = async (point: typeof split.point) => {
      calls.length = 0
      await readFound(placeAt(point))
      return calls.filter(({ method }) => method === 'countClaims').map(({ params }) => params)
    }
    expect((await tractsOf(split.point)).length).toBe(2)
    expect((await tractsOf(whole.point)).length).toBe(1)
    expect(split.data.tractNotes.join()).toMatch(/both are counted, and never added up/)
  })

  it('counts the claims in the ZIP code of an address too', async () => {
    const outcome = await readFound(gulfShores)
    const { data } = outcome
    expect(data.claims.map(({ area }) => area)).toContain('zip')
    expect(floodHistory.answer(outcome).detail).toMatch(
      /in the ZIP code · \d+ declared floods and storms for /,
    )
  })

  it('shows the declarations if the claims fail, and the claims if the declarations fail', async () => {
    const withoutClaims = await readFound(houston, without('countClaims'))
    expect(withoutClaims.data.claims).toEqual([])
    expect(withoutClaims.data.gaps).toContain('The source is down.')
    expect(withoutClaims.data.claimSentences).toEqual([])
    expect(floodHistory.answer(withoutClaims).value).toBe('Claims not known')
    const withoutDeclarations = await readFound(houston, without('listDeclarations'))
    expect(withoutDeclarations.data.county).toBeNull()
    expect(withoutDeclarations.data.gaps).toContain('The source is down.')
    expect(withoutDeclarations.data.claims.length).toBeGreaterThan(0)
  })

  it.each([
    ['www.fema.gov', 'down'],
    ['geocoding.geo.census.gov', 'down'],
  ] as [string, SimulatedFault][])(
    'fails if %s is %s, instead of reporting no claims',
    async (host, fault) => {
      app.faults?.set(host, fault)
      expect(await floodHistory.read(houston, call)).toMatchObject({ ending: 'failed' })
    },
  )

  it('reports a failed look-up of the census tract, and still names the county', async () => {
    const { data } = await readFound(houston, without('tractAt'))
    expect(data.gaps).toEqual(['The source is down.'])
    expect(data.claims).toEqual([])
    expect(data.county).toBe('Harris County, TX')
  })

  it('sends no request for a point at sea', async () => {
    calls.length = 0
    const sea = placeAt({ latitude: 30, longitude: -60 })
    expect(await floodHistory.read(sea, call)).toMatchObject({ ending: 'not-covered' })
    expect(calls).toEqual([])
  })
})
