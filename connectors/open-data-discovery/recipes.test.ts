import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { constructionSources } from './source-list'
import { createDiscovery, findPermits } from './testing/construction-engine'
import { meets } from './testing/meets'

const samples = process.env.UPSTREAM_SAMPLES

function recipeOf(id: string) {
  const recipe = constructionSources.find((source) => source.id === id)?.recipe
  if (!recipe) throw new Error(`${id} has no recipe`)
  return recipe
}

describe('completions of New York', () => {
  const completions = 'nyc-new-building-completions'
  const issued = { job_type: 'NEW BUILDING', c_of_o_status: 'CO Issued' }

  // How many rows had each word in 2026, by public counts: two thirds were renewals.
  it.each([
    ['Initial', true],
    ['Final', true],
    ['Renewal Without Change', false],
    ['Renewal With Change', false],
  ])('count a filing of the type %s: %s', (c_of_o_filing_type, wanted) => {
    expect(meets(recipeOf(completions), { ...issued, c_of_o_filing_type })).toBe(wanted)
  })

  it.skipIf(!samples)('are none of the recorded rows, which are all renewals', () => {
    const file = join(samples ?? '', 'open-data-discovery', 'nyc-completions-rows-2026.json')
    const rows = z.array(z.record(z.string(), z.unknown()))
    const { certificates } = z.object({ certificates: rows }).parse(JSON.parse(readFileSync(file, 'utf8')))
    expect(certificates).toHaveLength(5)
    expect(certificates.filter((row) => meets(recipeOf(completions), row))).toEqual([])
  })

  it('say the type of each filing', async () => {
    const { records } = await findPermits({ sourceId: completions, limit: 500 }, createDiscovery())
    expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(['Initial', 'Final']))
  })
})

describe('new homes', () => {
  it('of Norfolk are told by the class of use: the type is the trade', () => {
    const recipe = recipeOf('norfolk-new-residential')
    const row = { type: 'Building', work_type: 'New Construction', use_class: 'Residential' }
    expect(meets(recipe, row)).toBe(true)
    expect(meets(recipe, { ...row, type: 'Residential Building', use_class: 'Commercial' })).toBe(false)
  })

  it('of Greensboro are neither demolished nor commercial, as its own words say', () => {
    const recipe = recipeOf('greensboro-new-residential')
    const row = { PermitType: 'Residential', ApplicationType: 'New Building', Description: 'DWELLING' }
    expect(meets(recipe, row)).toBe(true)
    expect(meets(recipe, { ...row, PermitType: 'Commercial' })).toBe(false)
    expect(meets(recipe, { ...row, ApplicationType: 'Total Demolish' })).toBe(false)
  })

  it('of Milwaukee have a word that was seen', () => {
    const milwaukee = constructionSources.find(({ id }) => id === 'milwaukee-new-residential')
    expect(milwaukee?.isInferred).toBeUndefined()
  })
})
