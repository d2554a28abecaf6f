import { getApp } from '@/app/_lib/site/app'
import { hrefOfRow, placedRow } from '@/app/_surfaces/jobs/find-place'
import { textOfRow } from '@/app/_surfaces/jobs/row-text'
import { LazyMap } from '@/components/map/lazy-map'
import { formatCount, formatNumber } from '@/lib/format'
import { PLACE, type PlaceListJob } from '@/lib/jobs/job'

const texts = {
  label: 'Map of the list',
  list: 'The table of the list',
  legend: 'Place of a row',
  unplaced: (count: number) =>
    `${formatCount(count, 'row has', 'rows have')} no place, so the map does not show ${count === 1 ? 'it' : 'them'}.`,
}

/** More symbols would cover each other. */
const MOST_APART = 100

interface Props {
  job: PlaceListJob
  rows: readonly number[]
}

/** Renders nothing until the list is done or stopped, because each new row would move the map. */
export async function JobMap({ job: { id, state, list }, rows }: Props) {
  if (state !== 'done' && state !== 'stopped') return null
  const { jobs } = await getApp()
  const cells = (await jobs.cells(id, { rows, fact: PLACE })) ?? []
  const features = cells.flatMap(({ row, cell }) => {
    const place = placedRow(cell)
    if (!place) return []
    const { longitude, latitude } = place
    return {
      type: 'Feature' as const,
      id: String(row + 1),
      properties: {
        name: `${formatNumber(row + 1)}. ${cell.answer}`,
        role: 'result' as const,
        href: hrefOfRow(place, textOfRow(list, row)),
      },
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    }
  })
  if (features.length === 0) return null
  const unplaced = rows.length - features.length
  return (
    <div className="mb-4">
      <LazyMap
        opens
        crowded={features.length > MOST_APART}
        label={texts.label}
        listLabel={texts.list}
        features={{ type: 'FeatureCollection', features }}
        legend={{ result: texts.legend }}
      />
      {unplaced > 0 && <p className="mt-2 text-base text-muted">{texts.unplaced(unplaced)}</p>}
    </div>
  )
}
