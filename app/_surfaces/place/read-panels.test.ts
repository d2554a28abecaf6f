import { describe, expect, it } from 'vitest'
import { localGovernments } from '@/app/_lib/coverage/describe-not-covered'
import type { CallMethod } from '@/app/_lib/read/reading-scope'
import { createApp } from '@/connectors/engine'
import type { Fault } from '@/lib/connector/upstream/faults'
import type { Outcome } from './outcome'
import type { Panel, PanelData } from './panel'
import { panels, panelsOn } from './panels'
import { panelIds, readOutcomes } from './panels/testing/read-outcomes'
import { type Place, placeAt } from './place'
import { orderRows, settle } from './read-panels'

const point = { latitude: 30.421345, longitude: -87.216955 }
const pensacola = placeAt(point, {
  address: '138 E Quillfeather Ct, Pensacola, FL',
  city: 'PENSACOLA',
  state: 'FL',
})
const chicago = placeAt(
  { latitude: 42.060299, longitude: -87.738266 },
  { address: '742 W Inkwell St, Chicago, IL', city: 'CHICAGO', state: 'IL' },
)
const boise = placeAt(
  { latitude: 43.61, longitude: -116.2 },
  { address: '742 W Inkwell St, Boise, ID', city: 'BOISE', state: 'ID' },
)
const GEOCODER = 'geocoding.geo.census.gov'

async function open(place: Place, faulty: Record<string, Fault> = {}) {
  const hosts = new Set<string>()
  const { engine, faults } = await createApp({
    environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' },
    transport: (transport) => (request) => {
      hosts.add(new URL(request.url).hostname)
      return transport(request)
    },
  })
  for (const [host, fault] of Object.entries(faulty)) faults?.set(host, fault)
  const call = ((connector, method, params) =>
    engine.call(connector, method, params, { internal: true })) as CallMethod
  const outcomes = await readOutcomes(place, call)
  const endings = Object.fromEntries(panelIds.map((panel) => [panel, outcomes[panel].ending]))
  return { outcomes, endings, hosts: [...hosts] }
}

describe('the rows of a dossier', () => {
  async function rowsAt(latitude: number, longitude: number, late: readonly string[] = []) {
    const { outcomes } = await open(placeAt({ latitude, longitude }))
    const panelRows = panels.map((panel) => {
      const outcome: Outcome<PanelData> = outcomes[panel.id]
      const pending = { panel: panel as Panel, later: Promise.resolve(outcome) }
      return { pending, early: late.includes(panel.id) ? undefined : outcome }
    })
    const { dossier, absent } = orderRows(panelRows)
    const idsOf = (rows: readonly { panel: Panel }[]) => rows.map(({ panel }) => panel.id)
    return { rows: idsOf(dossier), absent: idsOf(absent), outcomes }
  }
  const usual: readonly string[] = panelIds
  const inOrder = (ids: readonly string[]) => usual.filter((id) => ids.includes(id))

  it('lists the zone that requires flood insurance first, in amber, before facilities in ink', async () => {
    const { rows, absent, outcomes } = await rowsAt(25.5289, -80.375)
    expect(rows[0]).toBe('flood')
    expect(rows.slice(1)).toEqual(inOrder(rows.slice(1)))
    expect(absent).toEqual(inOrder(absent))
    expect([...rows, ...absent].toSorted()).toEqual(usual.toSorted())
    const tones = panels.map((panel) => [panel.id, (panel as Panel).answer(outcomes[panel.id]).tone])
    expect(Object.fromEntries(tones)).toMatchObject({ flood: 'warn', facilities: 'ink' })
  })

  it('keeps the usual order outside such a zone, and if the zone is known too late to move', async () => {
    const outside = await rowsAt(28.5384, -81.3789)
    expect(outside.outcomes.flood.ending).toBe('found')
    expect(outside.rows).toEqual(inOrder(outside.rows))
    expect(outside.rows[0]).not.toBe('flood')
    const late = await rowsAt(25.5289, -80.375, ['flood'])
    expect(late.rows).toEqual(inOrder(late.rows))
    expect(late.rows[0]).not.toBe('flood')
  })

  it('omits records that are not published there, unless that is known too late', async () => {
    expect((await rowsAt(31, -99)).absent).toContain('section')
    expect((await rowsAt(31, -99, ['section'])).rows).toContain('section')
  })
})

describe('one place', () => {
  it('sends no request about a point at sea', async () => {
    const { endings, hosts } = await open(placeAt({ latitude: 30, longitude: -60 }))
    expect(new Set(Object.values(endings))).toEqual(new Set(['not-covered']))
    expect(hosts).toEqual([])
  })

  it('asks no survey where there never was one, and the parcel layer of the place', async () => {
    const { endings, hosts } = await open(placeAt({ latitude: 31, longitude: -99 }))
    expect(endings).toMatchObject({ section: 'not-covered', parcel: 'found', elevation: 'found' })
    expect(hosts.filter((host) => /blm/.test(host))).toEqual([])
  })

  it('asks about permits only where the place is covered', async () => {
    const { outcomes, hosts } = await open(chicago)
    expect(outcomes.permits.ending).toBe('found')
    expect(hosts.filter((host) => host.startsWith('data.'))).toEqual(['data.cityofchicago.org'])
    if (!('data' in outcomes.permits)) return
    expect(outcomes.permits.data.property?.answer?.market).toBe('chicago')
    expect(outcomes.permits.data.newest.length).toBe(1)
  })

  it('shows no value of a home before the person has confirmed the home', async () => {
    const { outcomes } = await open(chicago)
    expect(outcomes.assessment.ending).toBe('found')
    const { candidates } = 'data' in outcomes.assessment ? outcomes.assessment.data : { candidates: [] }
    expect(candidates.map((each) => Object.keys(each).toSorted())).toEqual([
      ['address', 'backHref', 'city', 'href', 'key', 'parcelId', 'printedParcelId', 'valuesHref'],
    ])
  })

  it('takes the parcel of the address, with its kinds of value and without its owner', async () => {
    const { outcomes } = await open(pensacola)
    if (!('data' in outcomes.parcel)) throw new Error(outcomes.parcel.ending)
    const { key, parcel, roll } = outcomes.parcel.data
    expect(key).toBe('27:082S305005000002')
    expect([parcel.owner, parcel.ownerName, parcel.mailingAddress]).toEqual([null, null, null])
    expect(roll?.values).toMatchObject({
      justValue: parcel.marketValue,
      assessedValue: parcel.assessedValue,
    })
  })

  it('finds a parcel on whose street the point lies by its address, and says so', async () => {
    const beside = { ...pensacola, point: { latitude: 30.42095, longitude: -87.216955 } }
    const { outcomes } = await open(beside)
    if (!('data' in outcomes.parcel)) throw new Error(outcomes.parcel.ending)
    expect(outcomes.parcel.data).toMatchObject({ key: '27:082S305005000002', by: 'address' })
  })

  it('needs an address for an assessment, and leads to the records that cover the point', async () => {
    const { outcomes } = await open(placeAt(point))
    expect(outcomes.assessment).toMatchObject({
      ending: 'on-request',
      choices: [{ label: 'Florida', href: '/assessments?source=florida-assessments' }],
    })
  })

  it('leads to the local government where no source has the assessment', async () => {
    const point = { latitude: 39.7406, longitude: -104.9852 }
    const denver = placeAt(point, { address: '200 E Colfax Ave, Denver, CO', city: 'DENVER', state: 'CO' })
    const { outcomes } = await open(denver)
    expect(outcomes.assessment).toMatchObject({ ending: 'not-covered', elsewhere: localGovernments })
  })

  it('asks for the local government by name in New York, never for a code', async () => {
    const point = { latitude: 42.6526, longitude: -73.7562 }
    const albany = placeAt(point, { address: '742 W Inkwell St, Albany, NY', city: 'ALBANY', state: 'NY' })
    const { outcomes } = await open(albany)
    expect(outcomes.assessment).toMatchObject({
      ending: 'on-request',
      why: expect.stringMatching(/^(?!.*code).*city, town and village/),
      choices: [{ href: expect.stringContaining('/assessments/find?source=new-york-state-assessments') }],
    })
  })

  it('compares the newest month with the same one a year before', async () => {
    const { outcomes } = await open(chicago)
    const { series } = 'data' in outcomes.labor ? outcomes.labor.data : { series: [] }
    const [county] = series
    expect(county?.series.seriesId).toBe('LAUCN170310000000003')
    const [month, year] = county?.latest?.period.split(' ') ?? []
    expect(county?.yearBefore?.period).toBe(`${month} ${Number(year) - 1}`)
  })
})

describe('the look-up of counties, on which three panels lean', () => {
  it('makes only the requests that need the county', async () => {
    const { outcomes, endings } = await open(placeAt(chicago.point), { [GEOCODER]: 'refused' })
    expect(endings).toEqual({
      elevation: 'found',
      section: 'found',
      assessment: 'on-request',
      parcel: 'not-covered',
      flood: 'found',
      wetlands: 'none',
      soils: 'found',
      facilities: 'found',
      cleanup: 'found',
      permits: 'failed',
      labor: 'failed',
    })
    expect(outcomes.permits).not.toHaveProperty('data')
  })

  it('looks up no county if one record covers the whole state or the city is known', async () => {
    expect((await open(boise, { [GEOCODER]: 'refused' })).endings.assessment).toBe('found')
    expect((await open(chicago, { [GEOCODER]: 'refused' })).endings.permits).toBe('found')
  })
})

it('omits panels that are newer than the frozen page', () => {
  const idsOn = (day: string) => panelsOn(new Date(day)).map(({ id }) => id)
  expect(idsOn('2026-11-22T12:00:00Z')).not.toContain('flood')
  expect(idsOn('2026-11-28T12:00:00Z')).not.toContain('cleanup')
  expect(idsOn('2026-11-29T12:00:00Z')).toEqual(panels.map(({ id }) => id))
})

it('turns a mistake of ours into a failure of one panel, with a reference', async () => {
  const reported: unknown[] = []
  const mistake = new TypeError('Nobody thought of this')
  const report = (error: unknown) => `reference-${reported.push(error)}`
  const outcome = await settle(() => Promise.reject(mistake), report)
  expect(outcome).toMatchObject({ ending: 'failed', problem: { code: 'internal', reference: 'reference-1' } })
  expect(JSON.stringify(outcome)).not.toContain('Nobody')
  expect(reported).toEqual([mistake])
})
