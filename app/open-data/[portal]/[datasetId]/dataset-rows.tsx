import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { getApp } from '@/app/_lib/site/app'
import { LazyMap } from '@/components/map/lazy-map'
import type { MapFeature } from '@/components/map/map-props'
import { CurlLine } from '@/components/ui/curl-line'
import { ErrorSummary, type FieldProblem } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import { mayHavePosition, positionOf } from '@/connectors/open-data-discovery/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { formatCount, plural } from '@/lib/format'
import { siteOrigin } from '@/lib/server/forwarded'
import { toCurl, toPostCurl } from '@/lib/to-curl'
import type { ParsedUrl } from '@/lib/url-state'
import { AboutPanel, Description } from './about-panel'
import { type DatasetRowsResponse, type DatasetRowsSchema, fetchRows } from './fetch-rows'
import { QuestionForm } from './question-form'
import { RowsPanel } from './rows-panel'
import { rowId } from './rows-table'
import { type DatasetRowsQuery, fieldOfIssue, toQuestion } from './to-question'
import { type DatasetRowsUrlParams, rowsHref } from './url'

interface Props {
  schema: DatasetRowsSchema
  meta: Meta
  reading: ParsedUrl<DatasetRowsUrlParams>
  heading: ReactNode
}

export async function showRows({ schema, meta, reading: { url, dropped }, heading }: Props) {
  const { question, problems: typed } = toQuestion(schema, url, schema.columns)
  const result = typed.length > 0 ? undefined : await fetchRows(question)
  const problems = result && !result.ok ? problemsAt(result.error, url) : typed
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
  return (
    <>
      <ErrorSummary problems={problems} />
      {heading}
      <DroppedNotice dropped={dropped} />
      <Description schema={schema} />
      <QuestionForm schema={schema} url={url} errors={errors} />
      {result && !result.ok && problems.length === 0 && (
        <ProblemNotice
          problem={result.error}
          retry={rowsHref(schema, url)}
          stillStands="The data set and its columns are still shown below."
          instead={{ href: rowsHref(schema, {}), label: 'Start again' }}
        />
      )}
      {result?.ok && <Answered schema={schema} url={url} answer={result} />}
      <AboutPanel schema={schema} meta={meta} />
      {problems.length === 0 && <ApiCall question={question} />}
    </>
  )
}

/** Some programs truncate or reject longer URLs. */
const MOST_CHARACTERS = 2_000

const texts = {
  title: 'This question for a program',
  lead: 'The same rows as JSON, with what was withheld and found. No key.',
  long: 'This question is too long for an address, so it goes into the body of a POST.',
  open: 'Open the answer',
  none: 'None of these rows has a position.',
  some: 'Positions are the publisher’s own, as exact as the publisher made them.',
}

async function ApiCall({ question }: { question: DatasetRowsQuery }) {
  const { config } = await getApp()
  const origin = siteOrigin(await headers(), config.PUBLIC_URL)
  const path = `${apiPath}?${queryOf(question)}`
  const isLong = path.length > MOST_CHARACTERS
  return (
    <section id="api" aria-labelledby="api-title" className="mb-4 text-base">
      <h2 id="api-title" className="text-lg font-semibold">
        {texts.title}
      </h2>
      <p>{texts.lead}</p>
      {isLong ? (
        <p>{texts.long}</p>
      ) : (
        <p>
          <a href={path} className="inline-flex min-h-11 items-center print:hidden">
            {texts.open}
          </a>
        </p>
      )}
      <CurlLine line={isLong ? toPostCurl(origin + apiPath, question) : toCurl(origin + path)} />
    </section>
  )
}

const apiPath = '/api/v1/open-data-discovery/queryDataset'

function queryOf(question: DatasetRowsQuery): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(question)) {
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return query
}

function Answered({
  schema,
  url,
  answer,
}: {
  schema: DatasetRowsSchema
  url: DatasetRowsUrlParams
  answer: DatasetRowsResponse
}) {
  const { rows, columns } = answer.data
  return (
    <>
      <RowsPanel schema={schema} url={url} answer={answer} />
      {rows.length > 0 && mayHavePosition(columns) && <RowsMap schema={schema} url={url} rows={rows} />}
    </>
  )
}

function problemsAt({ code, issues }: Problem, url: DatasetRowsUrlParams): FieldProblem[] {
  if (code !== 'invalid_params') return []
  return issues
    .filter(({ path }) => path !== 'portal' && path !== 'datasetId')
    .map((issue) => ({ field: fieldOfIssue(issue, url), message: issue.message }))
}

interface RowsMapProps {
  schema: DatasetRowsSchema
  url: DatasetRowsUrlParams
  rows: DatasetRowsResponse['data']['rows']
}

function RowsMap({ schema, url, rows }: RowsMapProps) {
  const features = rows.flatMap((row, index): MapFeature[] => {
    const geometry = positionOf(row)
    const number = url.offset + index + 1
    return geometry
      ? [
          {
            type: 'Feature',
            id: String(number),
            geometry,
            properties: { name: `Row ${number}`, role: 'result' },
          },
        ]
      : []
  })
  const href = rowsHref(schema, { ...url, selected: undefined })
  return (
    <Panel
      id="map"
      title="On the map"
      state={features.length > 0 ? undefined : 'none'}
      stateLabel="No positions"
    >
      <p className="mb-4">
        {features.length === 0
          ? texts.none
          : `${features.length} of these ${formatCount(rows.length, 'row')} ${plural(features.length, 'has', 'have')} a position. ${texts.some}`}
      </p>
      {features.length > 0 && (
        <div className="max-lg:[--map-height:15rem] print:hidden">
          <LazyMap
            opens
            label="Map of the rows"
            listLabel="The table of rows"
            legend={{ result: 'A row' }}
            features={{ type: 'FeatureCollection', features }}
            featureHref={`${href}${href.includes('?') ? '&' : '?'}selected={id}#${rowId('{id}')}`}
            {...(url.selected ? { selectedId: String(url.selected) } : {})}
          />
        </div>
      )}
    </Panel>
  )
}
