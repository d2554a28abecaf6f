import { beforeAll, describe, expect, it } from 'vitest'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { GATE_ZOOM } from '@/components/parcels/map/zooms'
import type { ParcelView } from '@/connectors/us-florida-parcels/public'
import { nominalBounds } from '@/lib/geography/nominal-bounds'
import { toMapId } from '@/lib/records/parcel/parcel-key'
import { countyAt } from '@/lib/sample-world/addresses/county-at'
import type { UrlQuery } from '@/lib/url-state'
import Page, { metadata } from './page'
import { resolveParcels } from './understand'
import { START } from './url'

const at = { latitude: 30.4213, longitude: -87.2169 }

const site = shareSite({ VISITOR_CALLS_PER_MINUTE: '1000' })
beforeAll(() => giveHeaders({ 'x-openplat-visitor': '192.0.2.1' }))

const drawPage = (query: UrlQuery) => draw(<Page searchParams={Promise.resolve(query)} />)

async function viewAt(zoom: number): Promise<ParcelView> {
  const params = { bbox: nominalBounds({ at, zoom }) }
  const answer = await site().engine.call('us-florida-parcels', 'parcelsInView', params, { internal: true })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data
}

describe('parcels page without scripting', () => {
  it('lists the parcels of the place, and links to their files', async () => {
    const { rows, matched } = await viewAt(17)
    expect(rows.length).toBeGreaterThan(3)
    const markup = await drawPage({ at: `${at.latitude},${at.longitude}`, z: '17', plain: '1' })
    expect(markup.match(/<li class="py-2">/g)).toHaveLength(rows.length)
    expect(markup).toContain(`these ${matched.toLocaleString('en-US')} parcels`)
    expect(markup).toContain('/parcels/export?format=csv&amp;bbox=')
    expect(markup).toContain('name="plain" value="1"')
    expect(markup).not.toContain('style=')
  })

  it('shows for a wide view a count, the progress of the count, or that the view is too large', async () => {
    expect(await drawPage({ at: '28.1,-81.6', z: '9', plain: '1' })).toMatch(
      /too large to count|counted \d+ of \d+ areas|About [\d,]+ parcels/,
    )
  })

  it('shows a count, or the reason why the area is too large to count', async () => {
    expect(await drawPage({ plain: '1' })).toContain('too large to count')
    expect(await drawPage({ at: `${at.latitude},${at.longitude}`, z: '14', plain: '1' })).toMatch(
      /About [\d,]+ parcels are in view/,
    )
  })
})

const leads = async (query: UrlQuery) => {
  const { digest } = await Page({ searchParams: Promise.resolve(query) }).then(
    () => ({ digest: '' }),
    (error: { digest: string }) => error,
  )
  return new URL(digest.split(';')[2] ?? '', 'http://page')
}

describe('parcels page', () => {
  it('applies the valid parts of a link and names the invalid parts', async () => {
    const place = { at: `${at.latitude},${at.longitude}`, z: 'near' }
    const markup = await drawPage({ ...place, sel: '%zz', min: '100000', plain: '1' })
    expect(markup).toContain('z, sel')
    expect(markup).toContain('name="min" value="100000"')
  })

  it('redirects a URL to the map, except for browsers without scripting', async () => {
    const map = await leads({ at: '30.42,-87.22', min: '100000', max: 'lots' })
    expect(map.pathname).toBe('/map')
    expect(Object.fromEntries(map.searchParams)).toEqual({
      at: '30.42,-87.22',
      z: '17',
      on: 'parcels',
      look: 'parcels.value:100000..',
      table: 'half',
      left: 'max',
    })
    expect(await drawPage({ at: '30.42,-87.22', min: '100000', plain: '1' })).toContain(
      '/map?at=30.42%2C-87.22&amp;z=17&amp;on=parcels&amp;look=parcels.value%3A100000..',
    )
  })

  it('redirects a link with parcels and no place to a map URL with the parcels and no position', async () => {
    const [parcel] = (await viewAt(17)).rows
    const sent = await leads({ sel: parcel?.key })
    expect(sent.searchParams.get('sel')).toBe(`parcels:${toMapId(parcel?.key ?? '')}`)
    expect(sent.searchParams.has('at')).toBe(false)
  })

  it('the page is excluded from search engines', () => {
    expect(metadata.robots).toEqual({ index: false, follow: true })
  })
})

describe('search on the parcels page', () => {
  it('finds a parcel by its number, and opens it', async () => {
    const [parcel] = (await viewAt(17)).rows
    if (!parcel) throw new Error('There are parcels here')
    const answer = await resolveParcels({ ...START, q: parcel.key })
    expect(answer).toMatchObject({ kind: 'place', url: { open: parcel.key, zoom: 17 } })
  })

  it('a parcel number without a record gets advice', async () => {
    const answer = await resolveParcels({ ...START, q: '27:999999999999999' })
    expect(answer).toMatchObject({ kind: 'question', question: expect.stringContaining('999999999999999') })
  })

  it('the name of a county moves the list to that county', async () => {
    const answer = await resolveParcels({ ...START, q: 'St. Johns County, Florida' })
    expect(answer).toMatchObject({ kind: 'place', url: { zoom: 9.5 } })
    const { latitude, longitude } = answer.kind === 'place' ? answer.url.at : at
    expect(countyAt(longitude, latitude)?.properties.name).toBe('St. Johns')
  })

  it.each(['Pensacola, FL', 'pensacola', 'Pensacola, Florida'])(
    'finds the city %s and a zoom at which parcels are visible',
    async (q) => {
      const answer = await resolveParcels({ ...START, q })
      if (answer.kind !== 'place') throw new Error(answer.kind)
      expect(answer.url.zoom).toBeGreaterThanOrEqual(GATE_ZOOM)
      expect(answer.url.at.latitude).toBeCloseTo(30.43, 1)
      expect(answer.url.at.longitude).toBeCloseTo(-87.2, 1)
      expect(answer.notes.join()).toMatch(/Pensacola/)
      expect((await viewAt(answer.url.zoom)).rows.length).toBeGreaterThan(10)
    },
  )

  it('offers a choice if a county and cities share a name', async () => {
    const answer = await resolveParcels({ ...START, q: 'Madison, FL' })
    expect(answer).toMatchObject({
      kind: 'places',
      places: [{ label: 'Madison County' }, { label: 'Madison, a city or community in Madison County' }],
    })
    expect(await drawPage({ q: 'Plantation', plain: '1' })).toContain('Which place do you mean?')
    expect(await resolveParcels({ ...START, q: 'Madison County' })).toMatchObject({ kind: 'place' })
  })

  it('gives advice for a name that is no place in Florida', async () => {
    expect(await resolveParcels({ ...START, q: 'Springfeild' })).toMatchObject({
      kind: 'question',
      question: expect.stringMatching(/do not know a county or city.*house number and street/),
    })
  })

  it('reports a place in another state as outside of Florida', async () => {
    expect(await resolveParcels({ ...START, q: '29.7355, -95.2654' })).toMatchObject({ kind: 'outside' })
    expect(await drawPage({ at: '29.7355,-95.2654', plain: '1' })).toContain(
      '/environment?at=29.7355,-95.2654',
    )
  })

  it('accepts coordinates as a place', async () => {
    const answer = await resolveParcels({ ...START, q: `${at.latitude}, ${at.longitude}` })
    expect(answer).toMatchObject({ kind: 'place', url: { at, zoom: 17 } })
  })
})
