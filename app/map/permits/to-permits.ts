import type { z } from 'zod'
import type { ConstructionSource, constructionAnswer } from '@/connectors/open-data-discovery/public'
import { formatCount, formatNumber } from '@/lib/format'
import { isWithinBounds } from '@/lib/geography/outline-lookup'
import type { Bounds } from '@/lib/geography/types'
import { namePermit } from '@/lib/records/permit/describe'
import type { MapPermit } from './permit-answer'

type Answer = z.output<typeof constructionAnswer>

const texts = {
  inSight: (place: string, here: number, of: string) =>
    `${place}: ${formatNumber(here)} of ${of} ${here === 1 ? 'lies' : 'lie'} in this view.`,
  unplaced: (count: number) => `${formatNumber(count)} of them ${count === 1 ? 'has' : 'have'} no position.`,
  noPositions: (place: string) => `${place} publishes no positions of its permits, so none is on the map.`,
  nothing: (place: string) => `${place} lists no permit of new construction.`,
}

export function toPermits(
  { id, city, state, isInventory }: Pick<ConstructionSource, 'id' | 'city' | 'state' | 'isInventory'>,
  { records, truncated, dateMeaning }: Answer,
  box: Bounds,
): { rows: MapPermit[]; note: string } {
  const place = `${city}, ${state}`
  const placed = records.flatMap((record, index) => {
    const { longitude, latitude } = record
    return longitude === null || latitude === null ? [] : [{ record, index, longitude, latitude }]
  })
  const rows = placed
    .filter(({ longitude, latitude }) => isWithinBounds(box, longitude, latitude))
    .map(({ record, index, longitude, latitude }) => ({
      // The key contains the index, because some cities omit permit numbers and some repeat one.
      key: `${id}.${(record.id ?? '').replace(/[^\w-]+/g, '_')}.${index}`,
      name: namePermit(record),
      at: [longitude, latitude] as const,
      city: place,
      sourceId: id,
      happened: dateMeaning,
      date: record.date,
      kind: record.kind,
      status: record.status,
      description: record.description,
      units: record.units,
      value: record.value,
    }))
  const unplaced = records.length - placed.length
  if (records.length === 0) return { rows, note: texts.nothing(place) }
  if (placed.length === 0) return { rows, note: texts.noPositions(place) }
  const noun = isInventory ? 'project' : 'permit'
  const of = truncated
    ? `the newest ${formatCount(records.length, noun)}`
    : `its ${formatCount(records.length, noun)}`
  const note = [texts.inSight(place, rows.length, of), ...(unplaced > 0 ? [texts.unplaced(unplaced)] : [])]
  return { rows, note: note.join(' ') }
}
