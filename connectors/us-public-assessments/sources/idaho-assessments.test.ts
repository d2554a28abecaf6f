import { describe, expect, it } from 'vitest'
import { textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { idahoFixture } from '../fixtures/idaho'
import { rolls } from '../simulated/rolls'
import { createAssessments, history, keyOf, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { idaho } from './idaho-assessments'

const parcelIdOf = textOf(rolls.idaho, 'parcelId')

const source = idaho.id
const { clean, parcelId } = idahoFixture

describe('Idaho', () => {
  it('finds an id that is stored without dashes if it is typed with dashes', async () => {
    const isPlain = (id: string) => !id.includes('-')
    const house = findProperty(towns('ID', 'Boise'), (each) => isPlain(parcelIdOf(each)))
    const id = parcelIdOf(house)
    const { records } = await search({ source, parcelId: id.replace(/^(.{8})(..)/, '$1-$2-') })
    expect(records.map((record) => record.parcelId)).toEqual([id])
  })

  it('lists the published counties if the request names another county', async () => {
    const params = { source, streetAddress: clean.replace(/^\d+/, '17') }
    const elsewhere = await search({ ...params, county: 'Kootenai County' })
    expect(elsewhere.records).toEqual([])
    expect(elsewhere.caveats.join(' ')).toMatch(/county named is not published .* Ada, Bear Lake/)
    const here = await search({ ...params, county: 'ada' })
    expect(here.caveats.join(' ')).not.toContain('county named is not published')
  })

  it('returns the date of the last update, but no assessment year', async () => {
    const { records } = await search({ source, parcelId })
    const { property, assessments, provenance } = await history(keyOf(records[0]))
    expect(assessments).toEqual([])
    expect(provenance).toMatchObject({ yearFrom: 'none' })
    expect(property).toMatchObject({
      county: 'Ada',
      marketValue: null,
      taxableValue: null,
      sourceUpdatedAt: '2026-06-08T00:00:00.000Z',
      yearBuilt: null,
      salePrice: null,
    })
    expect(property?.assessedValue).toBe((property?.landValue ?? 0) + (property?.improvementValue ?? 0))
  })

  it('returns the legal description if the layer of points is configured', async () => {
    const points = typeof idaho.table === 'object' && 'url' in idaho.table ? idaho.table.url : null
    const settings = { IDAHO_ASSESSMENTS_URL: points?.replace(/7$/, '0') }
    const [outline] = (await search({ source, parcelId })).records
    const [point] = (await search({ source, parcelId }, createAssessments({ settings }))).records
    expect(outline).toMatchObject({ legalDescription: null, sourceAttributes: { homeownersExemption: null } })
    expect(point?.legalDescription).toMatch(/^LOT \d+ SAMPLE SUB$/)
    expect(point?.sourceAttributes).toMatchObject({ homeownersExemption: expect.stringMatching(/^[YN]$/) })
  })
})
