import { getApp } from '@/app/_lib/site/app'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import { DataTable } from '@/components/ui/data-table'
import { Moment } from '@/components/ui/moment'
import { Panel } from '@/components/ui/page/panel'
import type { LeafValue, ValueDifference } from '@/lib/comparison/difference'
import { formatCount, formatNumber } from '@/lib/format'
import type { SnapshotCall } from '@/lib/snapshots/snapshot'
import type { SnapshotCallComparison } from './compare-reading'
import { formatLeaf } from './format-leaf'
import { nameSource } from './open-snapshot'

const MOST_LISTED = 200

const texts = {
  differences: 'What changed',
  same: 'Every value is the same.',
  savedOnly: 'The saved answer is all we have; we cannot say whether it changed.',
  nothing: 'It did not answer when the page was saved either.',
  answersNow:
    'This source did not answer when the page was saved. It answers now, so there is nothing to compare with.',
  cut: (more: number) => `${formatNumber(more)} more are not listed.`,
}

export type CallTitleFormatter = (reading: SnapshotCall, source: string) => string

export async function ComparedPanel({
  id,
  compared: { reading, compared },
  nameQuestion,
  level = 2,
}: {
  id: string
  compared: SnapshotCallComparison
  nameQuestion: CallTitleFormatter
  level?: 2 | 3
}) {
  const { engine } = await getApp()
  const title = nameQuestion(reading, nameSource(reading, engine))
  if (compared.kind === 'unasked')
    return (
      <Panel id={id} title={title} state={stateOfProblem(compared.problem)}>
        <ProblemNotice
          problem={compared.problem}
          stillStands={compared.was ? texts.savedOnly : texts.nothing}
        />
      </Panel>
    )
  if (compared.kind === 'answers-now')
    return (
      <Panel id={id} title={title} state="found" stateLabel="Answers now">
        <p>{texts.answersNow}</p>
        <Provenance meta={compared.is} />
      </Panel>
    )
  const { comparison, was, is } = compared
  const { differences, compared: count } = comparison
  const label = differences.length === 0 ? 'Unchanged' : formatCount(differences.length, 'difference')
  return (
    <Panel
      level={level}
      id={id}
      title={title}
      state={differences.length === 0 ? 'found' : 'stale'}
      stateLabel={label}
    >
      <p className="mb-3">
        {formatComparedCount(count)} Saved answer: retrieved <Moment iso={was.retrievedAt} />.{' '}
        {differences.length === 0 && texts.same}
      </p>
      {differences.length > 0 && <Differences id={id} title={title} differences={differences} />}
      <Provenance meta={is} />
    </Panel>
  )
}

interface DifferencesProps {
  id: string
  title: string
  differences: readonly ValueDifference[]
}

function Differences({ id, title, differences }: DifferencesProps) {
  const rows = differences.slice(0, MOST_LISTED).map((each, index) => ({ ...each, key: String(index) }))
  const more = differences.length - rows.length
  return (
    <>
      <DataTable
        id={`${id}-table`}
        caption={
          <>
            {texts.differences}
            <span className="sr-only">: {title}</span>
          </>
        }
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            id: 'what',
            label: 'What',
            rowHeader: true,
            cell: ({ where }) => <span className="wrap-break-word">{where.join(': ')}</span>,
          },
          {
            id: 'was',
            label: 'Frozen copy',
            cell: ({ kind, was, unit }) => say(was, kind === 'appeared', unit),
          },
          { id: 'is', label: 'Today', cell: ({ kind, is, unit }) => say(is, kind === 'gone', unit) },
        ]}
      />
      {more > 0 && <p className="mb-3 text-muted">{texts.cut(more)}</p>}
    </>
  )
}

function say(value: LeafValue, isAbsent: boolean, unit: string | undefined) {
  if (value === null) return <span className="text-muted">{isAbsent ? 'None' : 'There'}</span>
  return <span className="wrap-break-word">{formatLeaf(value, unit)}</span>
}

const formatComparedCount = (count: number) => formatCount(count, 'value compared.', 'values compared.')
