import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { testOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { rolls } from '../simulated/rolls'
import { createAssessments, history, keyOf, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { harrisCountyTx } from './harris-county-tx-assessments'

const hcadNumberOf = textOf(rolls.harris, 'parcelId')
const isConfidential = testOf(rolls.harris, 'isConfidential')

const samples = process.env.UPSTREAM_SAMPLES
const source = harrisCountyTx.id
const id = '0011490000001'

describe('Harris County', () => {
  it('omits confidential records from searches and from the history of an invented key', async () => {
    const hidden = findProperty(towns('TX', 'Houston'), isConfidential)
    expect((await search({ source, parcelId: hcadNumberOf(hidden) })).records).toEqual([])
    const key = Buffer.from(JSON.stringify([source, [hcadNumberOf(hidden)], ''])).toString('base64url')
    expect(await history(key)).toMatchObject({ found: false, assessments: [] })
  })

  it('returns the market value separately from the assessed value after legal limits', async () => {
    const isLimited = (house: Parameters<typeof isConfidential>[0]) =>
      house.kind === 'house' && house.roll('homestead') < 0.5 && !isConfidential(house)
    const house = findProperty(towns('TX', 'Houston'), isLimited)
    const { records } = await search({ source, parcelId: hcadNumberOf(house) })
    const [value] = (await history(keyOf(records[0]))).assessments
    expect(value?.assessedValue).toBeLessThan(value?.marketValue ?? 0)
    expect((value?.landValue ?? 0) + (value?.improvementValue ?? 0)).toBe(value?.marketValue)
    expect(value).toMatchObject({ appraisedValue: null, taxableValue: null })
    expect(value?.sourceAttributes).toMatchObject({ landValueBasis: 'market value' })
  })
})

describe.skipIf(!samples)('recorded public building in Harris County', () => {
  const recorded = z.looseObject({
    rows: z.array(z.looseObject({ properties: z.record(z.string(), z.unknown()) })),
  })
  const replay = () => {
    const file = join(samples ?? '', 'us-public-assessments', 'tx-hcad.json')
    const { rows } = recorded.parse(JSON.parse(readFileSync(file, 'utf8')))
    const attributes = rows[0]?.properties ?? {}
    const fields = Object.keys(attributes).map((name) => ({ name, type: 'esriFieldTypeString' }))
    return createAssessments({
      transport: async ({ url }) =>
        url.includes('/query?')
          ? Response.json({ fields, features: [{ attributes }] })
          : Response.json({ name: 'Parcels', fields }),
    })
  }

  it('finds the recorded building by its address and its number', async () => {
    const engine = replay()
    for (const params of [{ streetAddress: '901 Bagby Street, Houston, TX 77002' }, { parcelId: id }]) {
      const { records } = await search({ source, ...params }, engine)
      expect(records).toMatchObject([
        {
          parcelId: id,
          siteAddress: '901 BAGBY ST',
          city: 'HOUSTON',
          county: 'Harris',
          postalCode: '77002',
          area: 62_500,
          areaUnit: 'square feet',
          acreage: 1.4348,
          landUse: 'exempt',
        },
      ])
    }
    expect((await search({ source, streetAddress: '901 Bagby Ave' }, engine)).records).toEqual([])
  })

  it('returns the recorded values of 2026 without the owner', async () => {
    const engine = replay()
    const { records } = await search({ source, parcelId: id }, engine)
    const answer = await history(keyOf(records[0]), undefined, engine)
    expect(answer.assessments).toMatchObject([
      {
        year: 2026,
        marketValue: 19_625_000,
        assessedValue: 19_625_000,
        landValue: 15_625_000,
        improvementValue: 4_000_000,
      },
    ])
    expect(JSON.stringify([records, answer])).not.toMatch(/CITY OF HOUSTON|PO BOX|77251/)
  })
})
