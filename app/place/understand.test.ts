import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { placeAt } from '@/app/_surfaces/place/place'
import type { PlaceResolution } from '@/app/_surfaces/place/place-interpretation'
import { type PlaceUrlParams, placeHref, placeUrl } from '@/app/_surfaces/place/url'
import { createApp } from '@/connectors/engine'
import { resolvePlace } from './understand'

const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent' }
const app = await createApp({ environment })
const call = ((connector, method, params) =>
  app.engine.call(connector, method, params, { internal: true })) as EngineCaller
const understand = (url: PlaceUrlParams) => resolvePlace(url, call)

async function placeOf(url: PlaceUrlParams): Promise<Extract<PlaceResolution, { kind: 'place' }>> {
  const answer = await understand(url)
  if (answer.kind !== 'place') throw new Error(`Understood as ${answer.kind}`)
  return answer
}

describe('resolvePlace', () => {
  it.each([
    ['742 W Inkwell St, Chicago, IL', 'address', ['IL']],
    ['45.68015, -107.91452', 'coordinates', ['MT']],
    ['45°40′48.5″N 107°54′52.3″W', 'coordinates', ['MT']],
    ['30 15 00 N 85 30 00 W', 'coordinates', ['FL']],
    ['17R 461000 3158000', 'coordinates', ['FL']],
    ['17RMM6100058000', 'coordinates', ['FL']],
    ['76WWGJX2+7G', 'coordinates', ['FL']],
    ['43,6 -116,2', 'coordinates', ['ID']],
    ['T2N R3E Sec 14, Boise Meridian', 'legal description', ['ID']],
    ['ID080020N0030E0SN140', 'legal description', ['ID']],
    ['27:082S305005000002', 'Florida parcel number', ['FL']],
    ['08-2S-30-5005-000-002', 'Florida parcel number', ['FL']],
    ['08-2S-30-5005-000-002, Pensacola, FL', 'Florida parcel number', ['FL']],
  ])('resolves the search text %s as %s', async (q, as, states) => {
    const { place, interpretation } = await placeOf({ q })
    expect(interpretation.as).toBe(as)
    expect(place.states).toEqual(states)
  })

  it('preserves the typed text of an address', async () => {
    const q = '742 W Inkwell St, Chicago, IL'
    const { place, interpretation, metas } = await placeOf({ q })
    expect(place).toMatchObject({ address: q, city: 'CHICAGO' })
    expect(interpretation.matchedAddress).toBe('742 W INKWELL ST, CHICAGO, IL, 60602')
    expect(metas.map(({ connector }) => connector)).toEqual(['geocoder'])
  })

  it('reports that the records of a section are those at the center of the section', async () => {
    const { interpretation } = await placeOf({ q: 'T2N R3E Sec 14, Boise Meridian' })
    expect(interpretation.middleOf).toBe('Section 14')
    expect(interpretation.notes.join(' ')).toContain('measured on all of Section 14.')
  })

  it.each([
    ['NE1/4 SW1/4 sec 14 T2N R3E, Boise meridian', 'NE¼ SW¼', 'NESW', 'SW', 40],
    ['SE1/4 NE1/4 sec 22 T3N R2E, Boise meridian', 'SE¼ NE¼', 'SENE', 'NE', 40],
    ['SW1/4 sec 14 T2N R3E, Boise meridian', 'SW¼', 'SW', 'SW', 160],
    ['NW1/4 SE1/4 sec 12 T2N R3E, Boise meridian', 'NW¼ SE¼', 'NWSE', 'SE', 40],
  ])(
    'resolves %s to the outline and the center of the named part',
    async (q, name, label, quarter, acres) => {
      const { place, interpretation } = await placeOf({ q })
      const { land } = place
      expect(land).toMatchObject({ name, center: 'part' })
      expect(Math.abs((land?.acres ?? 0) / acres - 1)).toBeLessThan(0.05)
      expect(interpretation.notes.join(' ')).toContain('It is not surveyed.')
      const answer = await call('federal-land-survey', 'getTownshipSection', place.point)
      const [part] = answer.ok ? (answer.data.records[0]?.parts ?? []) : []
      expect(part?.quarter).toBe(quarter)
      if (label.length === 4) expect(part?.quarterQuarter).toBe(label)
      const [x, y] = [place.point.longitude, place.point.latitude]
      expect(land?.outline && booleanPointInPolygon([x, y], land.outline)).toBe(true)
    },
  )

  it('a survey lot that cannot be located resolves to the middle of the section', async () => {
    const { interpretation, place } = await placeOf({ q: 'Lot 3 sec 14 T2N R3E, Boise meridian' })
    expect(place.land).toEqual({ name: 'Lot 3', center: 'section', outline: null, acres: null })
    expect(interpretation.middleOf).toBe('Section 14, not of Lot 3')
    expect(interpretation.notes.join(' ')).toContain('which may not lie in Lot 3')
  })

  it('adds the address on the roll to a parcel', async () => {
    const { place } = await placeOf({ q: '27:082S305005000002' })
    expect(place.address).toMatch(/^138 E QUILLFEATHER CT, PENSACOLA, FL/)
  })

  it('returns several sections as a choice instead of the first one', async () => {
    const sections = await understand({ q: 'T2N R3E Sec 14' })
    expect(sections.kind === 'sections' && sections.choices.length).toBeGreaterThan(2)
    const township = await understand({ q: 'T2N R3E, Boise Meridian' })
    expect(township.kind === 'sections' && township.choices).toHaveLength(36)
  })

  it('returns a question with a link for each interpretation of the text', async () => {
    const answer = await understand({ q: '43N 116W' })
    expect(answer.kind === 'question' && answer.choices?.map(({ href }) => href)).toEqual([
      '/land?q=43N+116W&reading=township',
      '/land?q=43N+116W&reading=coordinates',
    ])
  })

  it('the link of a section in a township resolves to a legal description', async () => {
    const township = await understand({ q: 'T2N R3E, Boise Meridian' })
    const [first] = township.kind === 'sections' ? township.choices : []
    const query = Object.fromEntries(new URLSearchParams(first?.href.split('?')[1]))
    const { url, dropped } = placeUrl.parse(query)
    expect(dropped).toEqual([])
    const { interpretation, place } = await placeOf(url)
    expect(interpretation.as).toBe('legal description')
    expect(place.states).toEqual(['ID'])
    expect(place.land).toMatchObject({ center: 'section', outline: { type: 'Polygon' } })
  })

  it.each([
    ['10-17-434-900-0000', 'a parcel number of Illinois or Utah'],
    ['10-17-434-900-0000, Chicago, IL', 'a parcel number of Illinois.'],
    ['10-17-434-900-0000, Denver, CO', 'a parcel number of Colorado.'],
    ['3595-013', 'a parcel number of California'],
  ])('links the parcel number %s to the search of assessments', async (q, words) => {
    const answer = await understand({ q })
    expect(answer).toMatchObject({ kind: 'question', question: expect.stringContaining(words) })
    const [choice] = answer.kind === 'question' ? (answer.choices ?? []) : []
    expect(choice?.href).toBe(`/assessments/find?${new URLSearchParams({ q })}`)
  })

  it.each([
    ['Maricopa 109-89-232', 'Parcel 109-89-232 in Maricopa County, Arizona.', 'AZ'],
    ['Maricopa County, AZ 10989232', 'Parcel 109-89-232 in Maricopa County, Arizona.', 'AZ'],
    ['APN 109-89-232, Maricopa County, AZ', 'Parcel 109-89-232 in Maricopa County, Arizona.', 'AZ'],
    ['Escambia County, FL 082S305005000002', 'Parcel 082S305005000002 in Escambia County, Florida.', 'FL'],
  ])('resolves %s to the parcel', async (q, note, state) => {
    const { place, interpretation } = await placeOf({ q })
    expect(interpretation.notes).toEqual([note])
    expect(place.states).toEqual([state])
  })

  it('returns a question for a county name in several states, and an answer leads to one parcel', async () => {
    const answer = await understand({ q: 'Fulton 00-991260-0' })
    const choices = answer.kind === 'question' ? (answer.choices ?? []) : []
    expect(choices.length).toBeGreaterThan(4)
    const georgia = choices.find(({ label }) => label === 'Fulton County, Georgia')
    const q = new URLSearchParams(georgia?.href.split('?')[1]).get('q') ?? ''
    const { interpretation } = await placeOf({ q })
    expect(interpretation.notes).toEqual(['Parcel 00-991260-0 in Fulton County, Georgia.'])
  })

  it('distinguishes an unknown number, a failed layer and a county without a layer', async () => {
    expect(await understand({ q: 'Maricopa 999-99-999Z' })).toMatchObject({
      kind: 'question',
      question: expect.stringMatching(
        /^No parcel of Maricopa County, Arizona has the number 999-99-999Z\. We tried .*99999999Z/,
      ),
      choices: [{ href: '/parcels/az-maricopa?id=999-99-999Z' }],
    })
    expect(await understand({ q: 'Cook County, IL 10-17-434-900-0000' })).toMatchObject({
      kind: 'question',
      question: expect.stringContaining('no official parcel layer of Cook County, Illinois'),
    })
    app.faults?.set('services1.arcgis.com', 'down')
    expect((await understand({ q: 'Fulton County, GA 00-987168-0' })).kind).toBe('problem')
    app.faults?.set('services1.arcgis.com', undefined)
  })

  it('rejects a PO box as an address', async () => {
    expect(await understand({ q: 'PO Box 12, Boise, ID' })).toEqual({
      kind: 'question',
      question: 'A PO box is not a home. Type the street address.',
    })
  })

  it('offers another spelling of the city instead of using that spelling', async () => {
    const misspelled = await understand({ q: '742 W Inkwel Stret, Chicgo, IL' })
    expect(misspelled).toMatchObject({
      kind: 'addresses',
      meant: [{ label: 'Chicago, IL', href: '/place?q=742+W+Inkwel+Stret%2C+Chicago%2C+IL' }],
    })
    const absent = await understand({ q: '1 Nowhere At All Rd, Chicago, IL' })
    expect(absent).toMatchObject({ kind: 'addresses', meant: [] })
  })

  it.each([
    ['an unknown parcel number', '99-9999-999-9999', 'question'],
    ['coordinates out of range', '95.123, -105.456', 'question'],
    ['an empty text', '', 'nothing'],
    ['an unknown address', '1 Nowhere At All Rd, Chicago, IL', 'addresses'],
  ])('a search for %s resolves to no place', async (_, q, kind) => {
    expect((await understand({ q })).kind).toBe(kind)
  })

  it('returns several parcels of one number, and several places of one address, as choices', async () => {
    const parcels = await understand({ q: '0000310320048' })
    const choices = parcels.kind === 'parcels' ? parcels.choices : []
    expect(choices.length).toBeGreaterThan(1)
    const counties = choices.map(({ label }) => /[^,]+ County$/.exec(label)?.[0])
    expect(new Set(counties).size).toBe(choices.length)
    const addresses = await understand({ q: '742 Inkwell St, Boise, ID' })
    expect(addresses.kind === 'addresses' && addresses.addresses.matches.length).toBeGreaterThan(1)
  })

  it('returns a problem if the source fails, and resolves coordinates without a source', async () => {
    const broken = await createApp({ environment })
    for (const host of ['geocoding.geo.census.gov', 'gis.blm.gov', 'services9.arcgis.com'])
      broken.faults?.set(host, 'refused')
    const ask = ((connector, method, params) =>
      broken.engine.call(connector, method, params, { internal: true })) as EngineCaller
    for (const q of [
      '742 W Inkwell St, Chicago, IL',
      'T2N R3E Sec 14, Boise Meridian',
      '27:082S305005000002',
    ])
      expect((await resolvePlace({ q }, ask)).kind, q).toBe('problem')
    expect((await resolvePlace({ q: '45.68015, -107.91452' }, ask)).kind).toBe('place')
  })
})

describe('resolvePlace with a point and a text', () => {
  const chicago = { latitude: 42.0603, longitude: -87.738266 }

  it.each([
    ['742 W Inkwell St, Chicago, IL', 'address'],
    ['42.0603, -87.738266', 'coordinates'],
    ['27:082S305005000002', 'Florida parcel number'],
    ['10-17-434-900-0000', 'parcel number'],
    ['58-0028-0240120', 'parcel number'],
    ['Grandmother’s house', 'your saved place'],
    [undefined, 'point on the map'],
  ])('resolves a point with the text %j as %s without a request', async (q, as) => {
    const nobody = (() => {
      throw new Error('A source was asked.')
    }) as unknown as EngineCaller
    const answer = await resolvePlace({ at: chicago, ...(q ? { q } : {}) }, nobody)
    expect(answer.kind === 'place' && answer.interpretation.as).toBe(as)
    expect(answer.kind === 'place' && answer.place.point).toEqual(chicago)
  })

  it('a link to the center of a part has the outline of the part again', async () => {
    const q = 'NE1/4 SW1/4 sec 14 T2N R3E, Boise meridian'
    const { place } = await placeOf({ q })
    expect(await placeOf({ q, at: place.point })).toMatchObject({ place })
  })

  it.each([
    ['another point than the center', call],
    ['a survey that fails', () => Promise.resolve({ ok: false, error: { code: 'upstream_unavailable' } })],
  ])('a link with a legal description has no outline for %s', async (_, ask) => {
    const q = 'NE1/4 SW1/4 sec 14 T2N R3E, Boise meridian'
    const answer = await resolvePlace({ q, at: chicago }, ask as unknown as EngineCaller)
    expect(answer).toMatchObject({
      place: { point: chicago, land: { name: 'NE¼ SW¼', center: null, outline: null } },
      interpretation: { as: 'legal description' },
    })
  })

  it('ignores an address in another state than the point', async () => {
    const { place, interpretation } = await placeOf({ at: chicago, q: '100 Main St, Dallas, TX' })
    expect(place.address).toBeUndefined()
    expect(interpretation.notes.join(' ')).toContain('another state')
  })
})

describe('placeAt', () => {
  it.each([
    ['far at sea', 30, -60, []],
    ['abroad', 43.65, -79.38, []],
    ['in a territory', 18.2, -66.5, ['PR']],
    ['well within a state', 39.7, -105, ['CO']],
    ['at a pole', 90, 0, []],
    ['on the date line', 51.9, 180, []],
  ])('returns the states of a point: %s', (_, latitude, longitude, states) => {
    expect(placeAt({ latitude, longitude }).states).toEqual(states)
  })

  it('returns every state that may contain the point, given the error of the outlines', () => {
    const corners = placeAt({ latitude: 36.999, longitude: -109.0452 }).states
    expect(corners.toSorted()).toEqual(['AZ', 'CO', 'NM', 'UT'])
  })

  it('uses the state of the address if it is one of the states at the point', () => {
    const border = { latitude: 37.0003, longitude: -103.5 }
    expect(placeAt(border).states.toSorted()).toEqual(['CO', 'NM'])
    expect(placeAt(border, { state: 'NM' }).states).toEqual(['NM'])
    expect(placeAt(border, { state: 'OH' }).states).toHaveLength(2)
  })

  it('the state of an island outside all outlines is that of the address', () => {
    const monhegan = { latitude: 43.765, longitude: -69.315 }
    expect(placeAt(monhegan).states).toEqual([])
    expect(placeAt(monhegan, { state: 'ME' }).states).toEqual(['ME'])
  })

  it('marks Puerto Rico as a territory and Hawaii as a state', () => {
    expect(placeAt({ latitude: 18.2, longitude: -66.5 }).isTerritory).toBe(true)
    expect(placeAt({ latitude: 21.3, longitude: -157.85 })).toMatchObject({
      states: ['HI'],
      isTerritory: false,
    })
  })
})

describe('placeUrl', () => {
  const words = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.stringMatching(/^[0-9NSEWT R.,:°'"-]{0,30}$/),
  )

  it('resolves any text without an exception', async () => {
    await fc.assert(
      fc.asyncProperty(words, async (q) => {
        const { url } = placeUrl.parse({ q })
        expect((await understand(url)).kind).toMatch(/^[a-z]+$/)
      }),
      { numRuns: 150 },
    )
  })

  it('the URL that is built from a state parses to that state', () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => millionths / 1e6)
    const at = fc.record({ latitude: degrees(90), longitude: degrees(180) })
    const q = fc.string({ minLength: 1, maxLength: 300 }).filter((text) => text.trim() === text)
    const state = fc.record({ q, at, series: fc.boolean() })
    fc.assert(
      fc.property(state, (state) => {
        const query = Object.fromEntries(new URL(placeHref(state), 'https://site.example').searchParams)
        expect(placeUrl.parse(query)).toMatchObject({ url: state, dropped: [] })
      }),
    )
  })
})
