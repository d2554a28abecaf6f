import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { getDetailedFacilityReport } from './federal-env-compliance/get-detailed-facility-report'
import { getFacilityById } from './federal-env-registry/get-facility-by-id'
import { searchProgramFacilitiesByProgram } from './federal-env-registry/search-program-facilities-by-program'
import { getPopularSeries } from './federal-labor-stats/get-popular-series'
import { getSeries } from './federal-labor-stats/get-series'
import { getSurvey } from './federal-labor-stats/get-survey'
import { getDocument } from './federal-rulemaking/get-document'

const fields: [name: string, params: z.ZodType, example: object, field: string, taken: string[]][] = [
  [
    'getDocument',
    getDocument.params,
    getDocument.example,
    'documentNumber',
    ['E9-1234', 'C1–2024–1', ' e9-1 '],
  ],
  ['getSeries', getSeries.params, getSeries.example, 'seriesId', ['cuur0000seha', ' WPU081 ']],
  ['getSurvey', getSurvey.params, getSurvey.example, 'abbr', ['cu', ' CU']],
  ['getPopularSeries', getPopularSeries.params, getPopularSeries.example, 'survey', ['NaN', 'la']],
  [
    'searchProgramFacilitiesByProgram',
    searchProgramFacilitiesByProgram.params,
    searchProgramFacilitiesByProgram.example,
    'acronym',
    ['npdes', 'AIRS/AFS', 'in-frs'],
  ],
  ['getFacilityById', getFacilityById.params, getFacilityById.example, 'registryId', ['110a', ' 110 ']],
  [
    'getDetailedFacilityReport',
    getDetailedFacilityReport.params,
    getDetailedFacilityReport.example,
    'registryId',
    ['tx0001.a', ' 110 '],
  ],
]

const texts = fc.string({
  unit: fc.constantFrom(...'aZfFrR09 -–_#./\n!é'.split('')),
  minLength: 1,
  maxLength: 12,
})

describe('published patterns', () => {
  it.each(fields)(
    'publishes a pattern that accepts the same texts as the method: %s',
    (_, params, example, field, accepted) => {
      const schema = z.toJSONSchema(params, { io: 'input' }) as {
        properties: Record<string, { pattern?: string }>
      }
      const pattern = schema.properties[field]?.pattern
      expect(pattern).toBeDefined()
      const isPublished = (text: string) => new RegExp(pattern ?? '', 'u').test(text) && text !== ''
      const isTaken = (text: string) => params.safeParse({ ...example, [field]: text }).success
      for (const text of accepted)
        expect([text, isPublished(text), isTaken(text)]).toEqual([text, true, true])
      fc.assert(
        fc.property(texts, (text) => {
          if (text.trim() !== '') expect([text, isPublished(text)]).toEqual([text, isTaken(text)])
        }),
        { numRuns: 500 },
      )
    },
  )
})
