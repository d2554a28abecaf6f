import { fieldCheck } from '@/lib/connector/upstream/field-comparison'
import { fetchView } from '@/lib/socrata/fetch-view'
import { tokenFor } from '@/lib/socrata/query'
import { neededColumns, sets } from './sets'

export const checkFields = fieldCheck(
  'Compares the columns that each set publishes with those this connector reads.',
  () => sets,
  async (set, context) => {
    const { host, id, source, optional, notProven } = set
    const view = await fetchView(context.upstream, { host, id, source, ...tokenFor(context) })
    const published = new Set(view.columns.map(({ name }) => name))
    const isGone = (column: string) => !published.has(column)
    return {
      what: notProven ? `${id} (not proven: no recorded row)` : id,
      missing: neededColumns(set).filter(isGone),
      absent: optional.filter(isGone),
    }
  },
)
