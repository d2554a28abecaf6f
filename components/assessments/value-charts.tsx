import { formatCompactDollars, formatDollars } from '@/lib/format'
import { translate } from '@/lib/language/translate'
import { kindsIn, type ValueYear } from '@/lib/records/assessment/value-years'
import { isPart, labelOf } from '@/lib/records/assessment/values'
import { ValueChart } from '../charts/value-chart'

interface Props {
  tableId: string
  years: readonly ValueYear[]
}

export function ValueCharts({ tableId, years }: Props) {
  const kinds = kindsIn(years).filter((kind) => !isPart(kind))
  if (kinds.length === 0 || years.length < 2) return null
  const oldestFirst = years.toReversed()
  return (
    <div className="grid gap-x-8 gap-y-2 md:grid-cols-2 print:grid-cols-3">
      {kinds.map((kind) => (
        <ValueChart
          key={kind}
          title={translate(labelOf(kind))}
          points={oldestFirst.map(({ year, amounts }) => ({
            label: String(year),
            value: amounts[kind] ?? null,
          }))}
          formatValue={formatDollars}
          formatTick={formatCompactDollars}
          tableId={tableId}
        />
      ))}
    </div>
  )
}
