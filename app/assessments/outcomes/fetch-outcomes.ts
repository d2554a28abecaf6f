import 'server-only'
import { read } from '@/app/_lib/read/data'
import { readingScope } from '@/app/_lib/read/reading-scope'
import type { AppealBody, AppealOutcomeCounts } from '@/connectors/us-assessment-evidence/public'
import type { Result } from '@/lib/connector/result'
import type { HomeSelection } from '../fetch-home'

export interface HomeAppealOutcomes {
  township: string
  propertyClass: string
  later: Promise<Record<AppealBody, Result<AppealOutcomeCounts>>>
}

const homeClass = /^2\d\d$/
const townshipCode = /^[1-7]\d$/

/**
 * Returns undefined outside Cook County, on a page from a snapshot, and for a record without a residential
 * class or a township.
 */
export function fetchOutcomes({
  sourceId,
  latest,
}: Pick<HomeSelection, 'sourceId' | 'latest'>): HomeAppealOutcomes | undefined {
  const record = latest.assessments[0]
  const { class: code, townshipCode: township, townshipName } = record?.sourceAttributes ?? {}
  const propertyClass = String(code)
  if (sourceId !== 'cook-county-il-assessments' || !record?.year || readingScope().replay) return undefined
  if (!homeClass.test(propertyClass) || !townshipCode.test(String(township))) return undefined
  const query = { propertyClass, township: String(township) }
  return {
    township: String(townshipName ?? township),
    propertyClass,
    later: countBoth(query, record.year),
  }
}

type Query = { propertyClass: string; township: string }

async function countBoth(query: Query, year: number) {
  const [assessor, board] = await Promise.all([
    countNewest('assessor', query, year),
    countNewest('board', query, year),
  ])
  return { assessor, board }
}

async function countNewest(
  body: AppealBody,
  query: Query,
  year: number,
): Promise<Result<AppealOutcomeCounts>> {
  const count = (of: number) =>
    read('us-assessment-evidence', 'countAppealOutcomes', { body, year: of, ...query })
  const newest = await count(year)
  return newest.ok && newest.data.records.length === 0 ? count(year - 1) : newest
}
