import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { testOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { newYorkStateFixture } from '../fixtures/new-york-state'
import { yearValuesOf } from '../recipe/year-values'
import { describeProperty } from '../records'
import { rolls } from '../simulated/rolls'
import { createAssessments, history, keyOf, NAME, problemOf, sample, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { newYorkState } from './new-york-state-assessments'

const hasMarketValue = testOf(rolls.newYorkState, 'hasMarketValue')
const isInVillage = testOf(rolls.newYorkState, 'isInVillage')
const isNumberInStreet = testOf(rolls.newYorkState, 'isNumberInStreet')
const printKeyOf = textOf(rolls.newYorkState, 'printKey')

const source = newYorkState.id
const albany = towns('NY', 'Albany')
const { clean, parcelId } = newYorkStateFixture

describe('New York State', () => {
  it.each([{ streetAddress: clean }, { parcelId }])(
    'sends no request without a municipality: %j',
    async (params) => {
      const problem = await problemOf('searchProperties', { source, ...params })
      expect(problem).toMatchObject({ code: 'invalid_params', paths: ['municipalityCode'] })
      expect(problem.message).toContain('six-digit')
    },
  )

  it('lists local governments by county and name, and accepts each listed code in a search', async () => {
    const urls: string[] = []
    const engine = createAssessments({
      transport: (request) => {
        urls.push(request.url)
        return sample(request)
      },
    })
    const list = () => engine.call(NAME, 'listMunicipalities', { source }, { internal: true })
    const answer = await list()
    if (!answer.ok) throw new Error(answer.error.message)
    expect(answer.data.municipalities).toEqual([
      { code: '010100', name: 'Albany', county: 'Albany' },
      { code: '010101', name: 'Papermoon', county: 'Albany' },
      { code: '140200', name: 'Buffalo', county: 'Erie' },
    ])
    const group = 'municipality_code,municipality_name,county_name'
    const { searchParams } = new URL(urls[0] ?? '')
    expect([searchParams.get('$select'), searchParams.get('$group')]).toEqual([group, group])
    await list()
    expect(urls).toHaveLength(1)
    for (const { code } of answer.data.municipalities)
      expect((await search({ source, municipalityCode: code, parcelId })).source.id).toBe(source)
  })

  it('refuses to list municipalities for another source, and rejects a truncated or incomplete list', async () => {
    const ask = (id: string, rows: object[]) =>
      createAssessments({ transport: async () => Response.json(rows) }).call(
        NAME,
        'listMunicipalities',
        { source: id },
        { internal: true },
      )
    expect(await ask('utah-assessments', [])).toMatchObject({ ok: false, error: { code: 'not_supported' } })
    const row = { municipality_code: '010100', municipality_name: 'Albany', county_name: 'Albany' }
    for (const rows of [
      Array(2001).fill(row),
      [{ ...row, municipality_name: ' ' }],
      [{ county_name: 'Erie' }],
    ])
      expect(await ask(source, rows)).toMatchObject({ ok: false, error: { code: 'upstream_changed' } })
  })

  it('separates the same street in two municipalities', async () => {
    const { records } = await search({
      source,
      municipalityCode: '140200',
      streetAddress: clean,
    })
    expect(records.filter((record) => record.city !== 'Buffalo')).toEqual([])
    const none = await search({ source, municipalityCode: '140200', parcelId })
    expect(none.records).toEqual([])
  })

  it('returns the rolls of a village and of the surrounding town as two records with different values', async () => {
    const house = findProperty(albany, (each) => each.kind === 'house' && isInVillage(each))
    const ids = { source, parcelId: printKeyOf(house) }
    const answers = await Promise.all(
      ['010100', '010101'].map((municipalityCode) => search({ ...ids, municipalityCode })),
    )
    const [town, village] = answers.map(({ records }) => records[0])
    expect([town?.city, village?.city]).toEqual(['Albany', 'Papermoon'])
    expect(town?.alternateParcelId).toBe(village?.alternateParcelId)
    expect(keyOf(town)).not.toBe(keyOf(village))
    const [one, other] = await Promise.all([town, village].map((each) => history(keyOf(each), [2025])))
    expect(one?.assessments[0]?.assessedValue).toBeGreaterThan(other?.assessments[0]?.assessedValue ?? 0)
  })

  it('returns null for a market value that the town does not publish', async () => {
    const house = findProperty(albany, (each) => each.kind === 'house' && !hasMarketValue(each))
    const { records } = await search({
      source,
      municipalityCode: '010100',
      parcelId: printKeyOf(house),
    })
    const { assessments } = await history(keyOf(records[0]), [2025])
    expect(assessments).toMatchObject([
      { marketValue: null, assessedValue: expect.any(Number), improvementValue: null },
    ])
  })

  it('finds a home whose house number is in the street column', async () => {
    const house = findProperty(albany, (each) => each.kind === 'house' && isNumberInStreet(each))
    const { records } = await search({
      source,
      municipalityCode: '010100',
      streetAddress: writeStreetLine(house.address),
    })
    expect(records.map((record) => record.parcelId)).toEqual([printKeyOf(house)])
  })

  it('lists town and school taxable values beside the county’s', async () => {
    const { records } = await search({ source, municipalityCode: '010100', parcelId })
    const { assessments } = await history(keyOf(records[0]))
    expect(assessments[0]?.taxableValue).toEqual(expect.any(Number))
    expect(assessments[0]?.sourceAttributes).toMatchObject({
      townTaxable: expect.any(Number),
      schoolTaxable: expect.any(Number),
      landValueBasis: 'assessed level',
      isWhollyExempt: false,
    })
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(samples ?? '', 'us-public-assessments', file), 'utf8'))

describe.skipIf(!samples)('recorded New York row', () => {
  it('converts a recorded row to a record with its year', () => {
    const [row = {}] = z.array(z.record(z.string(), z.string())).parse(read('ny-7vem-aaz7-row-shape.json'))
    const key = { source: newYorkState, values: ['311500', '311500', '001.1-01-21.0'], county: '' }
    expect(describeProperty({ key, rows: [row] }, null)).toMatchObject({
      parcelId: '001.1-01-21.0',
      alternateParcelId: '311500 001.1-01-21.0',
      siteAddress: '833 Hiawatha Blvd',
      county: 'Onondaga',
      landUse: 'Residential Vacant Land',
    })
    const [value] = yearValuesOf(newYorkState, [row], { settings: {}, now: new Date('2026-11-21') })
    expect(value?.year).toBe(2024)
    expect(value?.values).toMatchObject({ marketValue: 9760, landValue: 7550, assessedValue: 0 })
  })

  it('accepts the print keys of the recorded parcel map as parcel ids', () => {
    const { rows } = z
      .object({ rows: z.array(z.object({ properties: z.object({ PRINT_KEY: z.string() }) })) })
      .parse(read('ny-its.json'))
    const place = { city: '', county: '', postalCode: '', municipalityCode: '010100', thisYear: 2026 }
    for (const { properties } of rows) {
      expect(newYorkState.parcelId.ask(properties.PRINT_KEY, place).length).toBeGreaterThan(0)
    }
  })
})
