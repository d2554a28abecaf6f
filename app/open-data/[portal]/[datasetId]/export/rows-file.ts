import { pageFile } from '@/app/_surfaces/file/page-file'
import { queryDataset } from '@/connectors/open-data-discovery/public'
import { invalidParams } from '@/lib/connector/http/call'
import { fetchRows, fetchSchema, readName } from '../fetch-rows'
import { toQuestion } from '../to-question'
import { type DatasetReference, type DatasetRowsUrlParams, rowsUrl } from '../url'

export const rowsFile = pageFile<DatasetRowsUrlParams, DatasetReference>({
  address: rowsUrl,
  async read(url, { params }) {
    const { portal, datasetId } = readName(params)
    const schema = await fetchSchema(portal, datasetId)
    if (!schema.ok) return { problem: schema.error }
    const { question, problems } = toQuestion(schema.data, url, schema.data.columns)
    if (problems.length > 0) {
      return { problem: invalidParams(problems.map(({ field, message }) => ({ path: field, message }))) }
    }
    const answer = await fetchRows(question)
    if (!answer.ok) return { problem: answer.error }
    const table = queryDataset.table(answer.data)
    const { portal: host, datasetId: id, name } = schema.data
    const request = {
      title: name,
      question: { portal: host, datasetId: id, ...Object.fromEntries(rowsUrl.toQuery(url)) },
    }
    return { asked: request, meta: answer.meta, table }
  },
})
