import type { Condition } from '@/lib/conditions/condition'
import { ConnectorError, QuestionRefused } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fetchDataset, type SocrataDatasetPage } from '@/lib/socrata/fetch-dataset'
import { fetchView } from '@/lib/socrata/fetch-view'
import { datasetQuery, tokenFor } from '@/lib/socrata/query'
import { type EvidenceDataset, neededColumns } from './sets'

const texts = defineSentences('us-assessment-evidence.fetch-rows', {
  tooMany: 'There are more than {count, number} rows to count. Narrow the question: {fix}.',
  lost: '{source} no longer publishes these columns: {columns}. The answer does without them.',
})

interface RowQuestion {
  where: Condition
  /** Sort keys before `:id`, which makes the order total. */
  order?: readonly { column: string; descending?: boolean }[]
  limit: number
  offset?: number
}

export interface EvidencePage extends SocrataDatasetPage {
  caveats: string[]
}

const PAGE = 5000
const MOST = 20_000

export async function fetchRows(
  set: EvidenceDataset,
  question: RowQuestion,
  context: MethodContext,
): Promise<EvidencePage> {
  try {
    return { ...(await ask(set, question, context)), caveats: [] }
  } catch (error) {
    if (!(error instanceof QuestionRefused)) throw error
    const { host, id, source } = set
    const view = await fetchView(context.upstream, { host, id, source, ...tokenFor(context) })
    const published = new Set(view.columns.map(({ name }) => name))
    const lost = set.optional.filter((column) => !published.has(column))
    const isChanged = neededColumns(set).some((column) => !published.has(column))
    if (isChanged || lost.length === 0) throw error
    const rest = { ...set, optional: set.optional.filter((column) => published.has(column)) }
    const page = await ask(rest, question, context)
    return { ...page, caveats: [texts.lost({ source, columns: lost.join(', ') })] }
  }
}

const ask = (
  set: EvidenceDataset,
  { where, order = [], limit, offset = 0 }: RowQuestion,
  context: MethodContext,
) =>
  fetchDataset(context.upstream, {
    request: {
      ...datasetQuery(`https://${set.host}/resource/${set.id}.json`, {
        select: [...neededColumns(set), ...set.optional],
        where,
        orderBy: [...order, { column: ':id' }],
        limit,
        offset,
      }),
      ...tokenFor(context),
    },
    required: set.required,
    source: set.source,
  })

/** Returns all rows or throws, because a count of some rows would be wrong. */
export async function fetchAllRows(
  set: EvidenceDataset,
  where: Condition,
  fix: string,
  context: MethodContext,
): Promise<EvidencePage> {
  const rows: SocrataDatasetPage['rows'] = []
  for (let offset = 0; offset < MOST; offset += PAGE) {
    const page = await fetchRows(set, { where, limit: PAGE, offset }, context)
    rows.push(...page.rows)
    if (page.rows.length < PAGE) return { ...page, rows }
  }
  throw new ConnectorError('too_broad', texts.tooMany({ count: MOST, fix }))
}
