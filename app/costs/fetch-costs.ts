import 'server-only'
import { read } from '@/app/_lib/read/data'
import { pageNow } from '@/app/_lib/read/reading-scope'
import type { CostsUrlParams } from './url'

const USUAL_YEARS = 10

/** The default period is ten years, which fit into one request to the source even without an API key. */
export function yearsOf(
  { from, to }: Pick<CostsUrlParams, 'from' | 'to'>,
  thisYear = pageNow().getUTCFullYear(),
) {
  const endYear = to ?? Math.max(thisYear, from ?? 0)
  return { startYear: from ?? Math.max(1913, endYear - USUAL_YEARS + 1), endYear }
}

export const costsQuestion = (url: CostsUrlParams) => ({ seriesIds: url.series, ...yearsOf(url) })

export const fetchCosts = (url: CostsUrlParams) =>
  read('federal-labor-stats', 'getMultipleSeries', costsQuestion(url))

type CostsAnswer = Extract<Awaited<ReturnType<typeof fetchCosts>>, { ok: true }>
export type CostSeries = CostsAnswer['data']['series'][number]
