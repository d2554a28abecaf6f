import { exportRoute, toIssues } from '@/app/export-route'
import { openHouse } from '@/app/house'
import { queryDataset } from '@/connectors/open-data-discovery/query-dataset'
import { invalidParams } from '@/lib/connector/door'
import { toDocument } from '@/lib/connector/export-door'
import { parseRowsUrl } from '../parse'
import { readName } from '../read-name'
import { readRows, readSchema } from '../read-rows'
import { toQuestion } from '../to-question'
import { type DatasetName, type RowsUrl, rowsQuery } from '../url'

/** The rows of the page with the same query, each with its position where it has one. */
export const GET = exportRoute<RowsUrl, DatasetName>({
  parse(query) {
    const { url, dropped } = parseRowsUrl(query)
    return { question: url, issues: toIssues(dropped) }
  },
  async read(url, { params }) {
    const { portal, datasetId } = readName(params)
    const schema = await readSchema(portal, datasetId)
    if (!schema.ok) return { problem: schema.error }
    const { question, problems } = toQuestion(schema.data, url, schema.data.columns)
    if (problems.length > 0) {
      return { problem: invalidParams(problems.map(({ field, message }) => ({ path: field, message }))) }
    }
    const answer = await readRows(question)
    if (!answer.ok) return { problem: answer.error }
    const table = queryDataset.table(answer.data)
    const { portal: host, datasetId: id, name } = schema.data
    const asked = {
      title: name,
      question: { portal: host, datasetId: id, ...Object.fromEntries(rowsQuery(url)) },
    }
    return { document: toDocument((await openHouse()).engine, asked, answer.meta, table) }
  },
})
