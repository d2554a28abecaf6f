import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { detroitFixture } from '../fixtures/detroit-mi'
import { yearValuesOf } from '../recipe/year-values'
import { describeProperty } from '../records'
import { rolls } from '../simulated/rolls'
import { createAssessments, history, keyOf, sample, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { detroitMi } from './detroit-mi-assessments'

const parcelIdOf = textOf(rolls.detroit, 'parcelId')

const source = detroitMi.id
const detroit = towns('MI', 'Detroit')

describe('Detroit', () => {
  it('keeps the dot at the end of a parcel number', async () => {
    const { records } = await search({ source, parcelId: detroitFixture.parcelId.replace('.', '') })
    expect(records[0]?.parcelId).toMatch(/^\d{8}\.$/)
  })

  it('reports an exempt parcel as not assessed, and labels the land value separately', async () => {
    const exempt = findProperty(detroit, (each) => each.kind === 'exempt')
    const { records } = await search({ source, parcelId: parcelIdOf(exempt) })
    const { assessments, caveats } = await history(keyOf(records[0]))
    expect(assessments).toMatchObject([
      { assessedValue: 0, taxableValue: 0, marketValue: null, improvementValue: null },
    ])
    expect(assessments[0]?.landValue).toBeGreaterThan(0)
    expect(assessments[0]?.sourceAttributes).toMatchObject({
      assessment: 'exempt or not assessed',
      landValueBasis: 'not stated by the source',
    })
    expect(caveats.join(' ')).toContain('0 means exempt or not assessed')
  })

  it('returns no land value for the previous roll', async () => {
    const { records } = await search({ source, parcelId: detroitFixture.parcelId })
    const { assessments } = await history(keyOf(records[0]), [2025])
    expect(assessments).toMatchObject([{ landValue: null, sourceAttributes: { stage: 'previous' } }])
    expect(assessments[0]?.sourceAttributes).not.toHaveProperty('landValueBasis')
  })

  it('returns the current roll if the layer lacks the columns of the previous roll', async () => {
    const engine = createAssessments({
      transport: async (request) => {
        const answer = await sample(request)
        return new Response((await answer.text()).replaceAll('_previous', '_gone'), {
          headers: answer.headers,
        })
      },
    })
    const { records } = await search({ source, parcelId: detroitFixture.parcelId }, engine)
    const { assessments, missingYears } = await history(keyOf(records[0]), [2026, 2025], engine)
    expect(assessments.map(({ year }) => year)).toEqual([2026])
    expect(missingYears).toEqual([2025])
  })

  it.each([
    ['2026-06-30', {}, 2025, 'inferred'],
    ['2026-07-01', {}, 2026, 'inferred'],
    ['2026-11-21', { DETROIT_MI_ASSESSMENT_YEAR: '2025' }, 2025, 'configured'],
  ])('assigns values on %s with the setting %j to the roll of %i', async (day, settings, year, yearFrom) => {
    const engine = createAssessments({ settings, now: new Date(`${day}T12:00:00Z`) })
    const { records } = await search({ source, parcelId: detroitFixture.parcelId }, engine)
    const { assessments, provenance } = await history(keyOf(records[0]), undefined, engine)
    expect(assessments.map((each) => each.year)).toEqual([year])
    expect(provenance).toMatchObject({ yearFrom })
  })
})

const samples = process.env.UPSTREAM_SAMPLES

describe.skipIf(!samples)('recorded Detroit row', () => {
  it('converts the recorded exempt parcel to a record without its taxpayer', () => {
    const file = readFileSync(join(samples ?? '', 'us-public-assessments', 'mi-detroit.json'), 'utf8')
    const cell = z.union([z.string(), z.number(), z.null()])
    const { rows } = z
      .object({ rows: z.array(z.object({ properties: z.record(z.string(), cell) })) })
      .parse(JSON.parse(file))
    const row = rows[0]?.properties ?? {}
    const key = { source: detroitMi, values: ['01004068-85'], county: '' }
    const record = describeProperty({ key, rows: [row] }, null)
    expect(record).toMatchObject({
      parcelId: '01004068-85',
      siteAddress: '2 WOODWARD AVE',
      postalCode: '48226',
      acreage: 3.035,
      area: 132_200,
      yearBuilt: 1953,
      sourceUpdatedAt: '2025-11-18',
      sourceAttributes: { assessment: 'exempt or not assessed' },
    })
    expect(record.legalDescription).not.toMatch(/[\r\n]/)
    expect(JSON.stringify(record)).not.toContain('JOINT BUILDING')
    const values = yearValuesOf(detroitMi, [row], { settings: {}, now: new Date('2026-11-21') })
    expect(values).toMatchObject([
      { year: 2026, values: { assessedValue: 0, taxableValue: 0, landValue: 10_219_797 } },
    ])
  })
})
