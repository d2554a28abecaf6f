import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dataOf } from '@/lib/connector/testing/data-of'
import { personalFields } from './roll-columns'
import { isUsable } from './search/parcel-rows'
import { parcelEngine } from './testing/parcel-engine'
import { ownedShape, shapeOf } from './wire'

const samples = process.env.UPSTREAM_SAMPLES
const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(samples ?? '', 'us-florida-parcels', file), 'utf8'))

function replaying(file: string) {
  const body = z.looseObject({ fields: z.array(z.unknown()).optional() }).parse(read(file))
  return parcelEngine({
    change: async (request) => {
      if (!request.url.endsWith('?f=json')) return Response.json(body)
      const fields = body.fields ?? ownedShape.fields.map((name) => ({ name, type: 'text' }))
      return Response.json({
        name: 'CADASTRAL_DOR',
        fields,
        editingInfo: { lastEditDate: 1_790_726_400_000 },
      })
    },
  })
}

describe.skipIf(!samples)('recorded parcel responses', () => {
  it('parses one recorded parcel of Escambia County with all columns', async () => {
    const { engine, requests } = replaying('query-one-parcel-all-fields-2026.json')
    const params = { parcelId: '27:082S305005000002', owner: true, detail: true }
    const answer = await dataOf(engine.call('us-florida-parcels', 'readParcel', params, { internal: true }))
    expect(answer).toMatchObject({
      found: true,
      polygons: 1,
      source: { layer: 'polygons', rollYears: [2026] },
      parcel: {
        parcelId: '082S305005000002',
        alternateParcelId: '051891000',
        ownerName: 'ESCAMBIA COUNTY BOARD OF COUNT',
        address: '4109 N PALAFOX ST',
        city: 'PENSACOLA',
        county: 'Escambia',
        postalCode: '32505',
        marketValue: 72_680,
        assessedValue: 65_565,
        taxableValue: 0,
        landValue: 71_400,
        improvementValue: null,
        salePrice: null,
        saleYear: null,
        yearBuilt: null,
        area: 35_702,
        acreage: 0.8196,
        landUse: 'Counties',
        legalDescription: 'BEG AT A PT ON THE WLY R/W LI',
        sourceAttributes: {
          rollYear: 2026,
          landUseCode: '086',
          assessedValueSchoolLevy: 72_680,
          specialFeatureValue: 1_280,
          lastInspectionMonthYear: 1_125,
          publicLandCode: 'C',
          township: '02S',
          range: '30W',
          section: '8',
        },
      },
    })
    expect(Object.keys(answer.attributes)).toHaveLength(122 - personalFields.length)
    expect(requests[0]?.get('where')).toBe("PARCEL_ID IN ('082S305005000002') AND CO_NO = 27")
  })

  it('parses the recorded row count of a box', async () => {
    const { engine } = replaying('query-bbox-count.json')
    const bbox = [-86.62, 30.4, -86.61, 30.41]
    expect(await dataOf(engine.call('us-florida-parcels', 'countParcels', { bbox }))).toMatchObject({
      count: 577,
    })
  })

  it('parses two recorded points, one of which is no parcel', () => {
    const { row } = shapeOf(['parcelId', 'address', 'rollYear', 'yearBuilt', 'residentialUnits'])
    const [house, placeholder] = z.array(row).parse(read('attribute-rows-2025-point-query.json'))
    expect(house).toMatchObject({ address: '740 W SOUTH ST', rollYear: 2025, yearBuilt: 1986 })
    const blank = { parcelId: null, address: null, rollYear: null, yearBuilt: null, residentialUnits: null }
    expect(placeholder).toEqual(blank)
    expect(isUsable({ parcelId: placeholder?.parcelId ?? null, countyNumber: 16 })).toBe(false)
  })
})
