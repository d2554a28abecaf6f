import { describe, expect, it } from 'vitest'
import type { Transport } from '@/lib/connector/upstream/transport'
import { locateAddress, writeAddress } from '@/lib/sample-world/addresses/addresses'
import { textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { washingtonDcFixture } from '../fixtures/washington-dc'
import { rolls } from '../simulated/rolls'
import { withoutColumns } from '../testing/drifted'
import { createAssessments, history, keyOf, sample, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { washingtonDc } from './washington-dc-assessments'

const quadrantOf = textOf(rolls.washingtonDc, 'quadrant')
const sslOf = textOf(rolls.washingtonDc, 'parcelId')

const { id: source } = washingtonDc
const house = findProperty(towns('DC'), ({ kind }) => kind === 'house')

it('finds the address as the geocoder writes it', async () => {
  const streetAddress = writeAddress(house.address)
  expect(locateAddress(streetAddress)).toEqual([house.address])
  const { records } = await search({ source, streetAddress })
  expect(records.map(({ parcelId }) => parcelId)).toContain(sslOf(house).replace(/\s+/, ' '))
})

it('separates equal addresses in different quadrants', async () => {
  const { number, name, type } = house.address
  const others = ['NE', 'NW', 'SE', 'SW'].filter((quadrant) => quadrant !== quadrantOf(house))
  for (const quadrant of others) {
    const { records } = await search({ source, streetAddress: `${number} ${name} ${type} ${quadrant}` })
    expect(records.map(({ parcelId }) => parcelId)).not.toContain(sslOf(house).replace(/\s+/, ' '))
  }
})

const { clean, unit } = washingtonDcFixture

const withoutFacts: Transport = async (request) =>
  new URL(request.url).pathname.includes('/FeatureServer/56')
    ? Response.json({ error: { code: 404, message: 'Service not found', details: [] } })
    : sample(request)

describe('older table of Washington, DC', () => {
  it('returns the same values and a caveat if the newer table is missing', async () => {
    const before = await search({ source, streetAddress: clean })
    const engine = createAssessments({ transport: withoutFacts })
    const { records, caveats } = await search({ source, streetAddress: clean }, engine)
    expect(records.map(({ parcelId }) => parcelId)).toEqual(before.records.map(({ parcelId }) => parcelId))
    expect(caveats.join()).toContain('Old is taken for current')
    expect(caveats.join()).toContain('assessed value (prior)')
    const { assessments } = await history(keyOf(records[0]), [2027, 2026, 2025], engine)
    const now = (await history(keyOf(before.records[0]), [2027, 2026])).assessments
    expect(assessments.map(({ year, assessedValue }) => [year, assessedValue])).toEqual(
      now.map(({ year, assessedValue }) => [year, assessedValue]),
    )
  })

  it('finds a unit by the unit column if the newer table is missing', async () => {
    const engine = createAssessments({ transport: withoutFacts })
    const { records } = await search({ source, streetAddress: unit?.line ?? '' }, engine)
    expect(records[0]?.parcelId).toBe(unit?.parcelId.replace(/\s+/, ' '))
    expect(await history(keyOf(records[0]))).toMatchObject({ found: true })
  })
})

it.each([
  [['CURRENT_TOTAL', 'PRIOR_TOTAL', 'PROPOSED_TOTAL'], 'land plus building, added up here'],
  [['CURRENT_TOTAL', 'CURRENT_BLDG', 'CURRENT_IMPR'], undefined],
])('returns a record if the columns %j are missing', async (parts, basis) => {
  const names = parts.map((part) => `APPRAISED_VALUE_${part}`)
  const engine = createAssessments({ transport: withoutColumns(sample, names.concat('OLDTOTAL', 'OLDIMPR')) })
  const { records } = await search({ source, streetAddress: clean }, engine)
  const { assessments } = await history(keyOf(records[0]), [2026], engine)
  const [before] = (await history(keyOf(records[0]), [2026])).assessments
  expect(assessments).toMatchObject([{ landValue: before?.landValue }])
  expect(assessments[0]?.assessedValue).toBe(basis === undefined ? null : before?.assessedValue)
  expect(String(assessments[0]?.sourceAttributes?.assessedValueBasis)).toContain(basis ?? '')
})

it('fails if every value column is missing', async () => {
  const gone = ['PRIOR', 'CURRENT', 'PROPOSED'].flatMap((period) =>
    ['LAND', 'IMPR', 'BLDG', 'TOTAL'].map((part) => `APPRAISED_VALUE_${period}_${part}`),
  )
  const others = ['OLD', 'NEW'].flatMap((age) => ['LAND', 'IMPR', 'TOTAL'].map((part) => age + part))
  const engine = createAssessments({ transport: withoutColumns(sample, [...gone, ...others]) })
  const { records } = await search({ source, streetAddress: clean }, engine)
  expect(records).toHaveLength(1)
  await expect(history(keyOf(records[0]), undefined, engine)).rejects.toThrow('upstream_changed')
})
