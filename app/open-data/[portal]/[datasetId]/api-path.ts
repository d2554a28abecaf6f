import type { RowsQuestion } from './to-question'

export const apiPath = '/api/v1/open-data-discovery/queryDataset'

/** One parameter per name; lists and objects are JSON. */
export function queryOf(question: RowsQuestion): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(question)) {
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return query
}
