import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Transport } from '@/lib/connector/upstream/transport'
import { keyOfTable } from '@/lib/open-table/table'
import { constructionSources } from './construction/source-list'
import { tableOf } from './construction/source-state'
import { sampleSettings } from './settings'
import { createDiscovery, findPermits, sample } from './testing/construction-engine'
import { meets } from './testing/meets'
import { rawRows } from './testing/raw-rows'

const samples = process.env.UPSTREAM_SAMPLES

function recipeOf(id: string) {
  const recipe = constructionSources.find((source) => source.id === id)?.recipe
  if (!recipe) throw new Error(`${id} has no recipe`)
  return recipe
}

describe('New York completions', () => {
  const completions = 'nyc-new-building-completions'
  const issued = { job_type: 'NEW BUILDING', c_of_o_status: 'CO Issued' }

  it.each([
    ['Initial', true],
    ['Final', true],
    ['Renewal Without Change', false],
    ['Renewal With Change', false],
  ])('matches a filing of the type %s: %s', (c_of_o_filing_type, isMet) => {
    expect(meets(recipeOf(completions), { ...issued, c_of_o_filing_type })).toBe(isMet)
  })

  it.skipIf(!samples)('matches none of New York’s recorded certificates of renewal', () => {
    const file = join(samples ?? '', 'open-data-discovery', 'nyc-completions-rows-2026.json')
    const rows = z.array(z.record(z.string(), z.unknown()))
    const { certificates } = z.object({ certificates: rows }).parse(JSON.parse(readFileSync(file, 'utf8')))
    expect(certificates).toHaveLength(5)
    expect(certificates.filter((row) => meets(recipeOf(completions), row))).toEqual([])
  })

  it('states the type of each filing', async () => {
    const { records } = await findPermits({ sourceId: completions, limit: 500 }, createDiscovery())
    expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(['Initial', 'Final']))
  })
})

describe('recipes for new homes', () => {
  it('selects Norfolk’s new homes by class of use instead of the column named type', () => {
    const recipe = recipeOf('norfolk-new-residential')
    const row = { type: 'Building', work_type: 'New Construction', use_class: 'Residential' }
    expect(meets(recipe, row)).toBe(true)
    expect(meets(recipe, { ...row, type: 'Residential Building', use_class: 'Commercial' })).toBe(false)
  })

  it('excludes Greensboro’s demolitions and commercial buildings', () => {
    const recipe = recipeOf('greensboro-new-residential')
    const row = { PermitType: 'Residential', ApplicationType: 'New Building', Description: 'DWELLING' }
    expect(meets(recipe, row)).toBe(true)
    expect(meets(recipe, { ...row, PermitType: 'Commercial' })).toBe(false)
    expect(meets(recipe, { ...row, ApplicationType: 'Total Demolish' })).toBe(false)
  })

  it('selects Seattle permits that add a dwelling, except permits that are only plans', () => {
    const recipe = recipeOf('seattle-new-residential')
    const row = { permittypedesc: 'New', permitclassmapped: 'Residential', housingunitsadded: 1 }
    expect(meets(recipe, row)).toBe(true)
    const { housingunitsadded: _, ...plan } = row
    const description = 'Establish standard plan; nothing is constructed under this permit'
    expect(meets(recipe, { ...plan, estprojectcost: 250_000, description })).toBe(false)
    expect(meets(recipe, { ...plan, housingunitsadded: 0 })).toBe(false)
  })

  it('treats the recipe for Milwaukee as confirmed', () => {
    const milwaukee = constructionSources.find(({ id }) => id === 'milwaukee-new-residential')
    expect(milwaukee?.isInferred).toBeUndefined()
  })
})

describe('empty results of a recipe', () => {
  const empty =
    (host: string): Transport =>
    async (request) => {
      const isRows = new URL(request.url).hostname === host && request.url.includes('$where')
      return isRows ? Response.json([]) : sample(request)
    }

  it('reports an empty result of a partly guessed filter as doubtful and states the rows of the table', async () => {
    const engine = createDiscovery({ transport: empty('data.norfolk.gov') })
    const { records, doubt, caveats } = await findPermits({ sourceId: 'norfolk-new-residential' }, engine)
    expect(records).toEqual([])
    expect(doubt?.tableRows).toBeGreaterThan(1000)
    expect(doubt?.message).toContain(`the table has ${doubt?.tableRows?.toLocaleString('en-US')} rows`)
    expect(doubt?.message).toContain('the filter may be wrong')
    expect(caveats).toContain(doubt?.message)
  })

  it('reports no doubt about an empty result of a confirmed filter', async () => {
    const engine = createDiscovery({ transport: empty('data.cityofnewyork.us') })
    const answer = await findPermits({ sourceId: 'nyc-new-building-completions' }, engine)
    expect([answer.records, answer.doubt]).toEqual([[], undefined])
  })

  it('reports no doubt about a page beyond the end', async () => {
    const engine = createDiscovery()
    const answer = await findPermits({ sourceId: 'norfolk-new-residential', offset: 90_000 }, engine)
    expect([answer.records, answer.doubt]).toEqual([[], undefined])
  })

  it('reports the doubt even if the count of the table fails', async () => {
    const transport: Transport = async (request) =>
      request.url.includes('count') ? new Response('no', { status: 400 }) : empty('data.norfolk.gov')(request)
    const { doubt } = await findPermits(
      { sourceId: 'norfolk-new-residential' },
      createDiscovery({ transport }),
    )
    expect(doubt).toMatchObject({ tableRows: null })
    expect(doubt?.message).toContain('could not find out')
  })
})

describe('tables with a partly guessed recipe', () => {
  const engine = createDiscovery()
  const guessed = constructionSources.filter(({ isInferred }) => isInferred)

  it.each(guessed.map((source) => [source.id, source] as const))(
    'counts the rows of every table with a partly guessed recipe: %s',
    async (_, source) => {
      const table = tableOf(source, { settings: sampleSettings })
      const params = { table: keyOfTable(table) }
      const answer = await engine.call('open-data-discovery', 'countTable', params, { internal: true })
      if (!answer.ok) throw new Error(answer.error.message)
      expect(answer.data.rows).toBe((await rawRows(sample, table)).length)
    },
  )

  it.each([{ rows_in_all: '' }, { rows_in_all: null }, { rows_in_all: 'many' }, { rows_in_all: '-1' }, {}])(
    'reports the count %j as a changed source instead of 0 rows',
    async (row) => {
      const odd = createDiscovery({ transport: async () => Response.json([row]) })
      const params = { table: 'socrata data.norfolk.gov fahm-yuh4' }
      const answer = await odd.call('open-data-discovery', 'countTable', params, { internal: true })
      expect(answer).toMatchObject({ ok: false, error: { code: 'upstream_changed' } })
    },
  )
})
