import type { SeriesDescription } from '@/connectors/federal-labor-stats/describe-series'
import { sayKind } from './series-words'
import { type CostsUrl, costsHref, MOST_SERIES } from './url'

/** One series with the link that adds it, unless it is there already or there is no room. */
export function AddLink({ url, series }: { url: CostsUrl; series: SeriesDescription }) {
  const { seriesId, name } = series
  const isChosen = url.series.includes(seriesId)
  const isFull = url.series.length >= MOST_SERIES
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 py-1.5">
      {isChosen || isFull ? (
        <span className="font-semibold wrap-anywhere">{name}</span>
      ) : (
        <a
          href={costsHref({ ...url, page: 1, series: [...url.series, seriesId] })}
          className="inline-block min-h-6 wrap-anywhere"
        >
          Add {name}
        </a>
      )}
      <span className="text-base text-muted wrap-anywhere">
        {sayKind(series)}
        {isChosen ? '; chosen' : isFull ? `; ${MOST_SERIES} are chosen already` : ''}
      </span>
    </span>
  )
}
