import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { Rich } from '@/components/ui/page/rich'
import { defineTexts } from '@/lib/language/define-texts'
import { type Criterion, criteria } from './criteria'

const texts = defineTexts('accessibility.criteria-table', {
  caption: 'WCAG 2.2, levels A and AA',
  criterion: 'Criterion',
  outcome: 'Result',
  outcomes: { meets: 'Meets', partly: 'Partly', inapplicable: 'Does not apply' },
  how: 'How, and the gap we know',
  gap: '<strong>Gap:</strong> <gap/>',
})

const columns = (): readonly DataTableColumn<Criterion>[] => [
  {
    id: 'criterion',
    label: texts.criterion,
    rowHeader: true,
    cell: ({ number, name, level }) => `${number} ${name} (${level})`,
  },
  { id: 'outcome', label: texts.outcome, cell: ({ outcome }) => texts.outcomes[outcome] },
  {
    id: 'how',
    label: texts.how,
    cell: ({ how, gap }) => (
      <>
        {how}
        {gap && (
          <>
            {' '}
            <Rich text={texts.gap} parts={{ strong: (words) => <strong>{words}</strong>, gap: () => gap }} />
          </>
        )}
      </>
    ),
  },
]

export function CriteriaTable() {
  return (
    <div className="mt-4">
      <DataTable
        id="criteria"
        wide
        caption={texts.caption}
        columns={columns()}
        rows={criteria()}
        rowKey={({ number }) => number}
      />
    </div>
  )
}
