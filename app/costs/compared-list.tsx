import { formatPeriod, periodOf } from '@/app/_lib/periods'
import { LineSample } from '@/components/charts/line-sample'
import { Icon } from '@/components/ui/icon'
import { withMinus } from '@/lib/format'
import { formatKind } from '@/lib/records/series/describe'
import type { CostSeries } from './fetch-costs'
import { letterOf } from './series-labels'
import { type CostsUrlParams, costsHref } from './url'

interface Props {
  url: CostsUrlParams
  series: readonly CostSeries[]
  chartSeries: readonly CostSeries[]
}

export function ComparedList({ url, series, chartSeries }: Props) {
  return (
    <ul aria-label="Series compared" className="mb-5 divide-y divide-line border-y border-line">
      {series.map((one) => (
        <li key={one.seriesId} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2.5">
          <Mark index={chartSeries.indexOf(one)} />
          <div className="min-w-0 flex-1 basis-60">
            <span className="font-semibold wrap-anywhere">{one.name}</span>
            <span className="block text-base text-muted wrap-anywhere">{formatKind(one)}</span>
            <Trouble series={one} />
          </div>
          <Latest series={one} />
          <a
            href={costsHref({ ...url, page: 1, series: url.series.filter((id) => id !== one.seriesId) })}
            aria-label={`Take out ${one.name}`}
            className="inline-block min-h-6 print:hidden"
          >
            Take out
          </a>
        </li>
      ))}
    </ul>
  )
}

function Mark({ index }: { index: number }) {
  if (index < 0) return <Icon name="none" className="mt-0.5 size-5 text-muted" />
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      {letterOf(index)}
      <LineSample index={index} />
    </span>
  )
}

function Latest({ series: { observations } }: { series: CostSeries }) {
  const newest = observations.find((each) => each.value !== null && periodOf(each))
  const period = newest && periodOf(newest)
  if (!period) return null
  return (
    <span className="text-base tabular-nums">
      <span className="text-muted">{formatPeriod(period)}:</span> {withMinus(newest.published ?? '')}
    </span>
  )
}

function Trouble({ series: { seriesId, status, missingYears } }: { series: CostSeries }) {
  const sentences =
    status === 'not_found'
      ? [`The source has no series ${seriesId}. Check each letter.`]
      : status === 'no_data'
        ? ['Nothing is published for these years.']
        : missingYears.map(
            ({ startYear, endYear, message }) => `We could not load ${startYear} to ${endYear}: ${message}`,
          )
  return [...new Set(sentences)].map((sentence) => (
    <span key={sentence} className="mt-1 block text-warn">
      {sentence}
    </span>
  ))
}
