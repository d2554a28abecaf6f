import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { citeLayer } from '@/connectors/us-florida-parcels/cite-layer'
import { toRecord } from '@/connectors/us-florida-parcels/records'
import { ownedShape, type ParcelGeometryKind } from '@/connectors/us-florida-parcels/wire'
import type { Problem } from '@/lib/connector/errors'
import { citeInto, type Meta } from '@/lib/connector/result'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { choicesOf, type ParcelChoice, type ParcelReadResult } from './fetch-parcel'
import { FailurePanel, NotFoundPanel, WhichCounty, WhichParcel } from './no-parcel'
import { ParcelPage } from './parcel-page'

shareSite()
beforeAll(() => giveHeaders({}))

const escambia = countyByNumber(27) ?? { number: 0, fips: '', name: '', slug: '' }
const id = '082S305005000002'

const row = {
  OBJECTID: 1,
  PARCEL_ID: id,
  CO_NO: 27,
  ASMNT_YR: 2026,
  DOR_UC: '001',
  JV: 72680,
  LND_SQFOOT: 35702,
  AV_NSD: 65565,
  TV_NSD: 0,
  PHY_ADDR1: '4109 N PALAFOX ST',
  PHY_CITY: 'PENSACOLA',
  PHY_ZIPCD: 32505,
}

const published: Meta = {
  connector: 'us-florida-parcels',
  method: 'readParcel',
  source: 'Statewide parcels',
  publisher: 'Florida Department of Revenue',
  attribution: 'County property appraisers',
  licence: 'public record',
  requests: [],
  retrievedAt: '2026-11-01T12:00:00.000Z',
  ageSeconds: 0,
  state: 'miss',
  sample: true,
}

const meta = citeInto(
  published,
  citeLayer({ layer: 'polygons', rollYears: [2026], edition: '2026-09-30T00:00:00.000Z' }),
)

const outline = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [-87.26, 30.46],
      [-87.25, 30.46],
      [-87.25, 30.47],
      [-87.26, 30.46],
    ],
  ],
}

interface Options {
  layer?: ParcelGeometryKind
  owner?: boolean
  name?: string
  polygons?: number
}

function parcelOf({
  layer = 'polygons',
  owner = false,
  name = ' ',
  polygons = 1,
}: Options = {}): ParcelReadResult {
  const attributes = { ...ownedShape.row.parse({ ...row, OWN_NAME: name }), parcelId: id, countyNumber: 27 }
  const edition = Date.UTC(2026, 8, 30)
  const parcel = toRecord(attributes, {
    layer,
    edition,
    owner,
    centroid: layer === 'centroids' ? [-87.26, 30.46] : undefined,
  })
  const geometry = layer === 'polygons' ? outline : null
  return {
    found: true,
    parcel,
    geometry,
    polygons,
    choices: [],
    message: '',
    attributes: row,
    source: {
      name: 'Florida parcels',
      url: '',
      layer,
      edition: new Date(edition).toISOString(),
      rollYears: [2026],
      retrievedAt: meta.retrievedAt,
      notes: [],
    },
  }
}

const render = (options: Options = {}) =>
  draw(
    <ParcelPage
      data={parcelOf(options)}
      meta={meta}
      county={escambia}
      parcelId={id}
      owner={options.owner ?? false}
    />,
  )

const toText = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')

describe('parcel page', () => {
  it('the parcel page shows the record and its caveats', async () => {
    const text = toText(await render({ polygons: 3 }))
    expect(text).toContain('4109 N Palafox St')
    expect(text).toContain(`Parcel ${id}, Escambia County, Florida. As on the roll of 2026.`)
    expect(text).toMatch(/Just value .*\$72,680 .*Taxable value .*\$0 .*Last sale None on the roll/)
    expect(text).toContain('An assessment is not a price.')
    expect(text).toContain('The county property appraiser is authoritative.')
    expect(text).toContain('Not a title record and not a survey')
    expect(text).toContain('A condominium tower is often one parcel')
    expect(text).toContain('in 3 pieces')
    expect(text).toContain('Roll year 2026, layer last edited September 30, 2026')
  })

  it('links to the map, the surroundings and the section at a point of the parcel', async () => {
    const markup = await render()
    expect(markup).toMatch(/href="\/parcels\?at=30\.46\d*,-87\.25\d*&amp;sel=27:/)
    expect(markup).toMatch(/href="\/environment\?at=30\.46\d*%2C-87\.25\d*"/)
    expect(markup).toMatch(/href="\/land\?at=30\.46/)
  })

  it('offers a link that shows the owner, and files without the owner', async () => {
    const markup = await render()
    expect(markup).toContain(`href="/parcels/escambia?id=${id}&amp;owner=1#owner"`)
    expect(markup).toMatch(/<form [^>]*action="\/parcels\/export" method="post"/)
    expect(markup).toContain(`name="keys" value="27:${id}"`)
    expect(markup).not.toContain('getParcel')
    expect(markup).not.toContain('style=')
  })

  it('shows the owner only on request', async () => {
    const markup = await render({ owner: true, name: 'ESCAMBIA COUNTY BOARD OF COUNT' })
    expect(toText(markup)).toContain('ESCAMBIA COUNTY BOARD OF COUNT')
    expect(toText(markup)).toContain('cuts names at 30 characters')
    expect(markup).toContain('getParcel.csv?parcelId=27%3A')
    expect(markup).not.toContain('owner=1')
    expect(toText(await render({ name: 'ESCAMBIA COUNTY BOARD OF COUNT' }))).not.toContain('BOARD OF COUNT')
  })

  it('reports that a confidential owner is withheld', async () => {
    const text = toText(await render({ owner: true, name: '********' }))
    expect(text).toContain('Withheld by the county')
    expect(text).not.toContain('***')
  })

  it('says that only points are available while the source publishes no outlines', async () => {
    const text = toText(await render({ layer: 'centroids' }))
    expect(text).toContain('We have no outline now')
    expect(text).toContain('layer of points')
    expect(text).not.toContain('GeoJSON')
    expect(await render({ layer: 'centroids' })).toContain('/land?at=30.46')
  })
})

describe('missing parcel', () => {
  const ask = (choices: ParcelChoice[]) =>
    renderToStaticMarkup(<NotFoundPanel county={escambia} id="08 2*" choices={choices} meta={meta} />)

  it('the page of a missing parcel names the parcel number and the office to ask', () => {
    const text = toText(ask([]))
    expect(text).toContain('has no parcel 08 2* in Escambia County')
    expect(text).toContain('property appraiser of Escambia County')
  })

  it('the parcel of another county with the same number is offered as a different one', () => {
    const markup = ask([{ countyNumber: 13, parcelId: '08 2*', address: '1 MAIN ST' }])
    expect(markup).toMatch(/href="\/parcels\/bay\?id=08(%20|\+)2(\*|%2A)"/)
    expect(toText(markup)).toContain('has no parcel 08 2* in Escambia County')
    expect(toText(markup)).toContain('It is another parcel: Bay County, parcel 08 2*, 1 Main St')
  })

  it('several matching parcels of this county are offered as a choice', () => {
    const several = ['082', '08-2'].map((parcelId) => ({ countyNumber: 27, parcelId, address: null }))
    expect(toText(ask(several))).toContain('Several parcels of Escambia County fit')
    expect(toText(ask(several))).not.toContain('has no parcel')
  })

  it('choicesOf returns the parcel, or the parcels of other counties with the same number', () => {
    const { parcel } = parcelOf()
    const choice = { county: 'Bay', countyNumber: 13, parcelId: id, key: `13:${id}`, address: null }
    expect(choicesOf({ parcel, choices: [] })).toEqual([
      { countyNumber: 27, parcelId: id, address: '4109 N PALAFOX ST' },
    ])
    expect(choicesOf({ parcel: null, choices: [choice] })).toEqual([choice])
  })

  it('the message about a failed source has a retry and the office to ask', () => {
    const error: Problem = { code: 'upstream_timeout', message: 'Too slow.', issues: [] }
    const markup = renderToStaticMarkup(
      <FailurePanel problem={error} county={escambia} retry="/parcels/escambia?id=1" />,
    )
    expect(markup).toContain('href="/parcels/escambia?id=1"')
    expect(toText(markup)).toContain('property appraiser of Escambia County')
  })
})

describe('incomplete parcel search', () => {
  it('lists all counties with links that contain the typed number', () => {
    const markup = renderToStaticMarkup(<WhichCounty typedNumber="atlantis" typed="08 2" error={undefined} />)
    expect(markup.match(/href="\/parcels\/[a-z-]+\?id=08\+2"/g)).toHaveLength(67)
    expect(toText(markup)).toContain('Florida has no such county')
  })

  it('the error message links to its field', () => {
    const markup = renderToStaticMarkup(<WhichParcel county={escambia} typed="" error="Enter a number." />)
    expect(markup).toContain('href="#id"')
    expect(markup).toContain('id="id"')
    expect(markup).toContain('aria-invalid="true"')
  })
})
