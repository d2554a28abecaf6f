import { openHouse } from '@/app/house'
import { queryDataset } from '@/connectors/open-data-discovery/query-dataset'
import { problemResponse } from '@/lib/connector/door'
import type { Issue } from '@/lib/connector/errors'
import { sendFile, toDocument } from '@/lib/connector/export-door'
import { formatById } from '@/lib/export/formats'
import { parseRowsUrl } from '../parse'
import { readName } from '../read-name'
import { readRows, readSchema } from '../read-rows'
import { toQuestion } from '../to-question'
import { type DatasetName, rowsQuery } from '../url'

interface Route {
  params: Promise<DatasetName>
}

/** The rows of the page with the same query, each with its position where it has one. */
export async function GET(request: Request, { params }: Route): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const format = formatById(searchParams.get('format') ?? '')
  if (!format) return refuse([{ path: 'format', message: 'The format is csv, xlsx, geojson or json.' }])
  const { portal, datasetId } = readName(await params)
  const schema = await readSchema(portal, datasetId)
  if (!schema.ok) return problemResponse(schema.error)
  const { url, dropped } = parseRowsUrl(queryOf(searchParams))
  const { question, problems } = toQuestion(schema.data, url, schema.data.columns)
  // What the page leaves out with a word, a file would leave out in silence.
  const issues = [
    ...dropped.map((path) => ({ path, message: `${path} could not be read.` })),
    ...problems.map(({ field, message }) => ({ path: field, message })),
  ]
  if (issues.length > 0) return refuse(issues)
  const answer = await readRows(question)
  if (!answer.ok) return problemResponse(answer.error)
  const table = queryDataset.table(answer.data)
  const { portal: host, datasetId: id, name } = schema.data
  const asked = {
    title: name,
    name: 'rows',
    question: { portal: host, datasetId: id, ...Object.fromEntries(rowsQuery(url)) },
  }
  return sendFile(format, toDocument((await openHouse()).engine, asked, answer.meta, table))
}

/** Fields are named one by one, under one name. */
const queryOf = (query: URLSearchParams) =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))

function refuse(issues: Issue[]): Response {
  const message = issues[0]?.message ?? 'The question cannot be read.'
  return problemResponse({ code: 'invalid_params', message, issues })
}
