import type { ReactNode } from 'react'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { DroppedNotice } from '@/components/ui/dropped-notice'
import { ErrorSummary, type FieldProblem } from '@/components/ui/error-summary'
import { mayHavePosition } from '@/connectors/open-data-discovery/row-position'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { AboutPanel } from './about-panel'
import { ApiCall } from './api-call'
import type { Reading } from './parse'
import { QuestionForm } from './question-form'
import { type RowsAnswer, readRows, type Schema } from './read-rows'
import { RowsMap } from './rows-map'
import { RowsPanel } from './rows-panel'
import { fieldOfIssue, toQuestion } from './to-question'
import { type RowsUrl, rowsHref, START } from './url'

interface Props {
  schema: Schema
  /** Of the schema. */
  meta: Meta
  reading: Reading
  heading: ReactNode
}

/** What the data set is, the form for questions, and what became of this one. */
export async function AskedDataset({ schema, meta, reading: { url, dropped }, heading }: Props) {
  const { question, problems: typed } = toQuestion(schema, url, schema.columns)
  const result = typed.length > 0 ? undefined : await readRows(question)
  const problems = result && !result.ok ? problemsAt(result.error, url) : typed
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
  return (
    <>
      <ErrorSummary problems={problems} />
      {heading}
      <DroppedNotice dropped={dropped} />
      <nav aria-label="On this page" className="mb-6 flex flex-wrap gap-x-6 print:hidden">
        {parts.map(({ href, label }) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center">
            {label}
          </a>
        ))}
      </nav>
      <AboutPanel schema={schema} meta={meta} />
      <QuestionForm schema={schema} url={url} errors={errors} />
      {result && !result.ok && problems.length === 0 && (
        <ProblemNotice
          problem={result.error}
          retry={rowsHref(schema, url)}
          stillStands="What the data set is, and its columns, still stand."
          instead={{ href: rowsHref(schema, START), label: 'Start again' }}
        />
      )}
      {result?.ok && <Answered schema={schema} url={url} answer={result} />}
      {problems.length === 0 && <ApiCall question={question} />}
    </>
  )
}

const parts = [
  { href: '#question', label: 'Ask for rows' },
  { href: '#found-rows', label: 'Rows' },
  { href: '#columns', label: 'Columns' },
] as const

function Answered({ schema, url, answer }: { schema: Schema; url: RowsUrl; answer: RowsAnswer }) {
  const { rows, columns } = answer.data
  return (
    <>
      <RowsPanel schema={schema} url={url} answer={answer} />
      {rows.length > 0 && mayHavePosition(columns) && <RowsMap schema={schema} url={url} rows={rows} />}
    </>
  )
}

/** What the method names in the question and a person can mend; nothing where it is another failure. */
function problemsAt({ code, issues }: Problem, url: RowsUrl): FieldProblem[] {
  if (code !== 'invalid_params') return []
  return issues
    .filter(({ path }) => path !== 'portal' && path !== 'datasetId')
    .map((issue) => ({ field: fieldOfIssue(issue, url), message: issue.message }))
}
