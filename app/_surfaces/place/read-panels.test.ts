import { describe, expect, it } from 'vitest'
import { localGovernments } from '@/app/_lib/coverage/describe-not-covered'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { createApp } from '@/connectors/engine'
import type { SimulatedFault } from '@/lib/connector/upstream/faults'
import type { PanelOutcome } from './outcome'
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

async function open(place: Place, faulty: Record<string, SimulatedFault> = {}) {
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
    engine.call(connector, method, params, { internal: true })) as EngineCaller
  const outcomes = await readOutcomes(place, call)
  const endings = Object.fromEntries(panelIds.map((panel) => [panel, outcomes[panel].ending]))
  return { outcomes, endings, hosts: [...hosts] }
}

describe('rows of the place page', () => {
  async function rowsAt(latitude: number, longitude: number, late: readonly string[] = []) {
    const { outcomes } = await open(placeAt({ latitude, longitude }))
    const panelRows = panels.map((panel) => {
      const outcome: PanelOutcome<PanelData> = outcomes[panel.id]
      const pending = { panel: panel as Panel, later: Promise.resolve(outcome) }
      return { pending, early: late.includes(panel.id) ? undefined : outcome }
    })
    const { dossier, absent } = orderRows(panelRows)
    const idsOf = (rows: readonly { panel: Panel }[]) => rows.map(({ panel }) => panel.id)
    return { rows: idsOf(dossier), absent: idsOf(absent), outcomes }
  }
  const usual: readonly string[] = panelIds
  const inOrder = (ids: readonly string[]) => usual.filter((id) => ids.includes(id))

  it('a flood zone with required insurance comes first, in the warning color', async () => {
    const { rows, absent, outcomes } = await rowsAt(25.5289, -80.375)
    expect(rows[0]).toBe('flood')
    expect(rows.slice(1)).toEqual(inOrder(rows.slice(1)))
    expect(absent).toEqual(inOrder(absent))
    expect([...rows, ...absent].toSorted()).toEqual(usual.toSorted())
    const tones = panels.map((panel) => [panel.id, (panel as Panel).answer(outcomes[panel.id]).tone])
    expect(Object.fromEntries(tones)).toMatchObject({ flood: 'warn', facilities: 'ink' })
  })

  it('a place without required insurance, or whose flood zone loads late, has the default order', async () => {
    const outside = await rowsAt(28.5384, -81.3789)
    expect(outside.outcomes.flood.ending).toBe('found')
    expect(outside.rows).toEqual(inOrder(outside.rows))
    expect(outside.rows[0]).not.toBe('flood')
    const late = await rowsAt(25.5289, -80.375, ['flood'])
    expect(late.rows).toEqual(inOrder(late.rows))
    expect(late.rows[0]).not.toBe('flood')
  })

  it('a record that no source covers is omitted, unless its result arrives late', async () => {
    expect((await rowsAt(31, -99)).absent).toContain('section')
    expect((await rowsAt(31, -99, ['section'])).rows).toContain('section')
  })
})

describe('readPanels at one place', () => {
  it('sends no request for a point at sea', async () => {
    const { endings, hosts } = await open(placeAt({ latitude: 30, longitude: -60 }))
    expect(new Set(Object.values(endings))).toEqual(new Set(['not-covered']))
    expect(hosts).toEqual([])
  })

  it('sends no request to the land survey in Texas, but calls the parcel layer', async () => {
    const { endings, hosts } = await open(placeAt({ latitude: 31, longitude: -99 }))
    expect(endings).toMatchObject({ section: 'not-covered', parcel: 'found', elevation: 'found' })
    expect(hosts.filter((host) => /blm/.test(host))).toEqual([])
  })

  it('requests permits only from sources that cover the place', async () => {
    const { outcomes, hosts } = await open(chicago)
    expect(outcomes.permits.ending).toBe('found')
    expect(hosts.filter((host) => host.startsWith('data.'))).toEqual(['data.cityofchicago.org'])
    if (!('data' in outcomes.permits)) return
    expect(outcomes.permits.data.property?.answer?.market).toBe('chicago')
    expect(outcomes.permits.data.newest.length).toBe(1)
  })

  it('shows no assessed value before the visitor confirms the home', async () => {
    const { outcomes } = await open(chicago)
    expect(outcomes.assessment.ending).toBe('found')
    const { candidates } = 'data' in outcomes.assessment ? outcomes.assessment.data : { candidates: [] }
    expect(candidates.map((each) => Object.keys(each).toSorted())).toEqual([
      ['address', 'backHref', 'city', 'href', 'key', 'parcelId', 'printedParcelId', 'valuesHref'],
    ])
  })

  it('finds the parcel of an address, and returns the kinds of value but no owner', async () => {
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

  it('finds a parcel by its address if the point is on the street, and reports that the address matched', async () => {
    const beside = { ...pensacola, point: { latitude: 30.42095, longitude: -87.216955 } }
    const { outcomes } = await open(beside)
    if (!('data' in outcomes.parcel)) throw new Error(outcomes.parcel.ending)
    expect(outcomes.parcel.data).toMatchObject({ key: '27:082S305005000002', by: 'address' })
  })

  it('offers the rolls that cover the point if there is no address', async () => {
    const { outcomes } = await open(placeAt(point))
    expect(outcomes.assessment).toMatchObject({
      ending: 'on-request',
      choices: [{ label: 'Florida', href: '/assessments?source=florida-assessments' }],
    })
  })

  it('links to the local government if no source has the assessment', async () => {
    const point = { latitude: 39.7406, longitude: -104.9852 }
    const denver = placeAt(point, { address: '200 E Colfax Ave, Denver, CO', city: 'DENVER', state: 'CO' })
    const { outcomes } = await open(denver)
    expect(outcomes.assessment).toMatchObject({ ending: 'not-covered', elsewhere: localGovernments })
  })

  it('offers in New York a search by the name of the local government, not by its code', async () => {
    const point = { latitude: 42.6526, longitude: -73.7562 }
    const albany = placeAt(point, { address: '742 W Inkwell St, Albany, NY', city: 'ALBANY', state: 'NY' })
    const { outcomes } = await open(albany)
    expect(outcomes.assessment).toMatchObject({
      ending: 'on-request',
      why: expect.stringMatching(/^(?!.*code).*city, town and village/),
      choices: [{ href: expect.stringContaining('/assessments/find?source=new-york-state-assessments') }],
    })
  })

  it('returns the newest month of county unemployment and the same month of the year before', async () => {
    const { outcomes } = await open(chicago)
    const { series } = 'data' in outcomes.labor ? outcomes.labor.data : { series: [] }
    const [county] = series
    expect(county?.series.seriesId).toBe('LAUCN170310000000003')
    const [month, year] = county?.latest?.period.split(' ') ?? []
    expect(county?.yearBefore?.period).toBe(`${month} ${Number(year) - 1}`)
  })
})

describe('county lookup that three panels need', () => {
  it('a failed look-up of the county affects only the records that need the county', async () => {
    const { outcomes, endings } = await open(placeAt(chicago.point), { [GEOCODER]: 'refused' })
    expect(endings).toEqual({
      elevation: 'found',
      section: 'found',
      assessment: 'on-request',
      parcel: 'not-covered',
      flood: 'found',
      'flood-history': 'failed',
      wetlands: 'none',
      soils: 'found',
      facilities: 'found',
      cleanup: 'found',
      permits: 'failed',
      labor: 'failed',
    })
    expect(outcomes.permits).not.toHaveProperty('data')
  })

  it('a record for the whole state or for a known city needs no look-up of the county', async () => {
    expect((await open(boise, { [GEOCODER]: 'refused' })).endings.assessment).toBe('found')
    expect((await open(chicago, { [GEOCODER]: 'refused' })).endings.permits).toBe('found')
  })
})

it('a frozen page omits panels that are newer than the page', () => {
  const idsOn = (day: string) => panelsOn(new Date(day)).map(({ id }) => id)
  expect(idsOn('2026-11-22T12:00:00Z')).not.toContain('flood')
  expect(idsOn('2026-11-28T12:00:00Z')).not.toContain('cleanup')
  expect(idsOn('2026-11-29T12:00:00Z')).not.toContain('flood-history')
  expect(idsOn('2026-11-30T12:00:00Z')).toEqual(panels.map(({ id }) => id))
})

it('an error in our code becomes a failure of one panel, with a reference', async () => {
  const reported: unknown[] = []
  const mistake = new TypeError('Nobody thought of this')
  const report = (error: unknown) => `reference-${reported.push(error)}`
  const outcome = await settle(() => Promise.reject(mistake), report)
  expect(outcome).toMatchObject({ ending: 'failed', problem: { code: 'internal', reference: 'reference-1' } })
  expect(JSON.stringify(outcome)).not.toContain('Nobody')
  expect(reported).toEqual([mistake])
})
