import { Caveats } from '@/components/provenance/caveats'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { Facts, type LabeledValue } from '@/components/ui/facts'
import { Moment } from '@/components/ui/moment'
import { Panel } from '@/components/ui/page/panel'
import { formatCount, formatMoment } from '@/lib/format'
import type { ScreeningFormState } from './desk-state'
import { questions, type ScreeningMethodResult, type ScreeningResult } from './questions'

const texts = {
  withheld: 'Withheld',
  nothing: 'Nothing',
  retrieved: 'Asked the screening service',
  sample: ' Sample data, not real.',
}

export function AnswerPanel({ answer }: { answer: NonNullable<ScreeningFormState['answer']> }) {
  const { message, excludedFields, redactedCount } = answer.data.privacy
  const withheld = {
    label: texts.withheld,
    value: message ?? texts.nothing,
    note: redactedCount > 0 && `${formatCount(redactedCount, 'value')}: ${excludedFields.join(', ')}.`,
  }
  return (
    <Panel id="answer" title={questions[answer.question].label} state="found">
      <Facts items={[...factsOf(answer), withheld]} />
      <AnswerTables answer={answer} />
      <Caveats items={answer.data.caveats} />
      <p className="text-base text-muted">
        {texts.retrieved} <Moment iso={answer.retrievedAt} />.
        {answer.sample && <strong>{texts.sample}</strong>}
      </p>
    </Panel>
  )
}

const NOT_TOLD = 'Not stated'

const fact = (label: string, value: string | null): LabeledValue => ({ label, value: value ?? NOT_TOLD })
const flag = (label: string, value: boolean | null): LabeledValue[] =>
  value === null ? [] : [{ label, value: value ? 'Yes' : 'No' }]
const moment = (label: string, iso: string | null): LabeledValue[] =>
  iso === null ? [] : [{ label, value: <Moment iso={iso} /> }]

function factsOf(answer: ScreeningResult): LabeledValue[] {
  const { data } = answer
  const employer = fact('Employer id', data.partnerEmployerId)
  switch (answer.question) {
    case 'getEmployer':
      return [employer, fact('Organization', answer.data.name), fact('Status', answer.data.status)]
    case 'getRequestor':
      return [
        employer,
        fact('Customer id', answer.data.partnerCustomerId),
        fact('Role', answer.data.role),
        fact('Status', answer.data.status),
      ]
    case 'listProductBundles':
      return [employer, fact('Customer id', answer.data.partnerCustomerId)]
    case 'getReportStatus':
      return stateOf(answer.data)
    case 'getReportData':
      return [
        ...stateOf(answer.data),
        fact('Outcome', answer.data.result),
        fact('Decision recorded', answer.data.adjudication),
        ...flag('Has alerts', answer.data.hasAlerts),
        fact('Package', answer.data.package),
      ]
  }
}

const stateOf = (order: ScreeningMethodResult<'getReportStatus'>): LabeledValue[] => [
  fact('Order id', order.partnerOrderId),
  fact('Status', order.status),
  ...(order.stage === null ? [] : [fact('Stage', order.stage)]),
  ...flag('Complete', order.complete),
  ...moment('Submitted', order.submittedAt),
  ...moment('Updated', order.updatedAt),
  ...moment('Completed', order.completedAt),
  ...moment('Expected', order.estimatedCompletionAt),
]

type WithIndex<T> = T & { index: number }
type Bundle = WithIndex<ScreeningMethodResult<'listProductBundles'>['bundles'][number]>
type Check = WithIndex<ScreeningMethodResult<'getReportData'>['checks'][number]>

const bundleColumns: readonly DataTableColumn<Bundle>[] = [
  { id: 'name', label: 'Bundle', rowHeader: true, cell: ({ name }) => name ?? NOT_TOLD },
  { id: 'code', label: 'Code', cell: ({ code }) => code ?? NOT_TOLD },
  { id: 'products', label: 'Holds', cell: ({ products }) => products.join(', ') || NOT_TOLD },
  { id: 'status', label: 'Status', cell: ({ status }) => status ?? NOT_TOLD },
  { id: 'price', label: 'Price', numeric: true, cell: formatPrice },
  { id: 'days', label: 'Days', numeric: true, cell: ({ turnaroundDays }) => turnaroundDays ?? NOT_TOLD },
]

const checkColumns: readonly DataTableColumn<Check>[] = [
  { id: 'type', label: 'Check', rowHeader: true, cell: ({ type }) => type ?? NOT_TOLD },
  { id: 'status', label: 'Status', cell: ({ status }) => status ?? NOT_TOLD },
  { id: 'result', label: 'Outcome', cell: ({ result }) => result ?? NOT_TOLD },
  {
    id: 'completed',
    label: 'Completed',
    cell: ({ completedAt }) => (completedAt ? formatMoment(completedAt) : NOT_TOLD),
  },
]

function AnswerTables({ answer }: { answer: ScreeningResult }) {
  if (answer.question === 'listProductBundles') {
    const more = answer.data.truncated ? ' The screening service has more than it sent.' : ''
    return (
      <DataTable
        id="bundles"
        wide
        caption={`Bundles: ${answer.data.count}.${more}`}
        columns={bundleColumns}
        rows={numbered(answer.data.bundles)}
        rowKey={({ index }) => String(index)}
      />
    )
  }
  if (answer.question !== 'getReportData') return null
  return (
    <DataTable
      id="checks"
      caption={`Checks: ${answer.data.checks.length}`}
      columns={checkColumns}
      rows={numbered(answer.data.checks)}
      rowKey={({ index }) => String(index)}
    />
  )
}

/** The index becomes the key of a row, because two rows may be identical. */
const numbered = <T,>(rows: readonly T[]): WithIndex<T>[] => rows.map((row, index) => ({ ...row, index }))

function formatPrice({ price, currency }: Bundle): string {
  return price === null ? NOT_TOLD : `${price.toFixed(2)} ${currency ?? ''}`.trim()
}
