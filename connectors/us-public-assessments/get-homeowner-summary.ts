import { z } from 'zod'
import { DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import { historyTable } from './assessment-tables'
import { citeHistory } from './cite-history'
import {
  exampleKey,
  getPropertyHistory,
  historyParams,
  historyResult,
  type PropertyHistory,
} from './get-property-history'
import { guidanceOf } from './guidance'
import { readPropertyKey } from './property-key'
import type { YearRecord } from './records'
import type { Source } from './source'
import { valueChange, valueChanges } from './value-changes'

const result = historyResult.extend({
  changes: z.array(valueChange),
  /** Why something is not compared, in plain words. */
  notCompared: z.array(z.string()),
  /** Facts of this record to check against the house itself. */
  factsToCheck: z.array(
    z.object({ fact: z.string(), recorded: z.union([z.string(), z.number()]).nullable() }),
  ),
  /** Causes, exemptions, who hears appeals, evidence: each statement with its source. Null: none collected. */
  guidance: z.looseObject({}).nullable(),
  officialPage: z.string(),
})

export const getHomeownerSummary = {
  summary: 'What changed in the values of a property, what to check, and how an appeal works there.',
  params: historyParams,
  result,
  example: { propertyKey: exampleKey },
  cache: DEFAULT_POLICY,
  async run({ propertyKey, years }, context) {
    const { source } = readPropertyKey(propertyKey)
    const latest = await context.call(getPropertyHistory, { propertyKey, ...(years ? { years } : {}) })
    const history = years
      ? latest
      : await withEarlier(source, latest, (asked) =>
          context.call(getPropertyHistory, { propertyKey, years: asked }),
        )
    const changes = valueChanges(history.assessments)
    return {
      ...history,
      changes,
      notCompared: notCompared(source, history, changes.length),
      factsToCheck: factsOf(history.assessments[0] ?? history.property),
      guidance: guidanceOf(source.id),
      officialPage: source.officialPage,
    }
  },
  table: (summary) => historyTable(summary, summary.notCompared),
  cite: citeHistory,
} satisfies Method<typeof historyParams, typeof result>

/** Nobody asked for years: the newest and those beside it that the source publishes. */
async function withEarlier(
  source: Source,
  latest: PropertyHistory,
  read: (years: number[]) => Promise<PropertyHistory>,
): Promise<PropertyHistory> {
  const newest = latest.assessments[0]?.year
  if (newest === undefined || source.historyMode === 'current_only') return latest
  const isBesides = source.historyMode === 'current_and_previous'
  const history = await read(isBesides ? [newest + 1, newest, newest - 1] : [newest, newest - 1, newest - 2])
  // They were our choice, so a year that is not there is not missing.
  const caveats = history.caveats.filter((caveat) => !caveat.startsWith('Not published for'))
  return isBesides ? { ...history, requestedYears: [], missingYears: [], caveats } : history
}

function notCompared(source: Source, { assessments }: PropertyHistory, changes: number): string[] {
  return [
    ...(assessments.length === 0
      ? ['No value with a year up to now is published, so there is nothing to compare.']
      : []),
    ...(assessments.length === 1
      ? [
          source.historyMode === 'current_only'
            ? 'This source publishes its latest values only. Compare with the notice of an earlier year.'
            : 'Only one year has values, so there is nothing to compare it with.',
        ]
      : []),
    ...(assessments.length > 1 && changes === 0
      ? ['No kind of value is published for two of these years, and different kinds are not compared.']
      : []),
  ]
}

function factsOf(record: Partial<YearRecord> | undefined) {
  if (!record) return []
  const { siteAddress, landUse, yearBuilt, area, areaUnit, acreage, saleDate, salePrice } = record
  const facts: [string, string | number | null | undefined][] = [
    ['Address', siteAddress],
    ['Class or use', landUse],
    ['Year built', yearBuilt],
    [areaUnit ? `Area in ${areaUnit}` : 'Area', area],
    ['Acres', acreage],
    ['Date of the last sale on record', saleDate],
    ['Price of the last sale on record', salePrice],
  ]
  return facts
    .map(([fact, recorded]) => ({ fact, recorded: recorded ?? null }))
    .filter(({ recorded }) => recorded !== null)
}
