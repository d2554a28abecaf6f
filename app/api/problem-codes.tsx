import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { type ErrorCode, statusOf } from '@/lib/connector/errors'
import { problemMeanings } from '@/lib/connector/http/problem-meanings'
import { CodeText } from './explorer/code-text'

const texts = {
  title: 'Problems',
  lead: 'A call that fails gets a problem document (RFC 9457) with one of these codes.',
}

const codes = Object.keys(statusOf) as ErrorCode[]

const columns: readonly DataTableColumn<ErrorCode>[] = [
  { id: 'code', label: 'Code', rowHeader: true, cell: (code) => <code>{code}</code> },
  { id: 'status', label: 'HTTP', numeric: true, cell: (code) => statusOf[code] },
  {
    id: 'meaning',
    label: 'Meaning',
    cell: (code) => <CodeText>{problemMeanings[code]}</CodeText>,
  },
]

export const ProblemCodes = () => (
  <>
    <h2 className="mt-6 mb-2 text-xl font-semibold">{texts.title}</h2>
    <p className="mb-4">{texts.lead}</p>
    <DataTable
      id="problems"
      dense
      caption={texts.title}
      columns={columns}
      rows={codes}
      rowKey={(code) => code}
      rowId={(code) => code}
    />
  </>
)
