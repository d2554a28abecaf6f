import { useMemo } from 'react'
import { pointKey } from '@/components/places/place-list'
import { usePlaces } from '@/components/places/use-places'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { formatDay } from '@/lib/format'
import type { DeviceRows, MapLayer, MapLayerRow } from './map-layer'
import { pointDrawing } from './shapes/point-drawing'
import { PointLegend } from './shapes/point-legend'

interface PlaceRow extends MapLayerRow {
  note: string
  savedOn: string
}

const texts = {
  mark: 'A place that you saved on this device',
  none: 'You have no saved places on this device yet. Save one on its page.',
}

export const myPlaces = {
  id: 'places',
  title: 'My places',
  one: 'saved place',
  many: 'saved places',
  publisher: 'this device',
  fromZoom: 0,
  below: '',
  origin: { kind: 'device', useRows: useSavedRows },
  plane: 'points',
  choices: [],
  draw: ({ rows, selected, open }) => pointDrawing('places', rows, { selected, open }, 'bead'),
  legend: (_, base) => <PointLegend look="bead" words={texts.mark} base={base} />,
  columns: [
    { id: 'note', label: 'Note', cell: ({ note }) => note, value: ({ note }) => note, isFirst: true },
    {
      id: 'saved',
      label: 'Saved',
      cell: ({ savedOn }) => formatDay(savedOn),
      value: ({ savedOn }) => savedOn,
      isFirst: true,
    },
    { id: 'position', label: 'Position', cell: ({ at: [lon, lat] }) => formatCoordinates(lat, lon).decimal },
  ],
  href: ({ at: [lon, lat] }) => `/place?${new URLSearchParams({ at: `${lat},${lon}` })}`,
  tells: ({ note, savedOn }) => [
    ...(note ? [{ label: 'Note', value: note }] : []),
    { label: 'Saved', value: formatDay(savedOn) },
  ],
  limits: 'Kept on this device only.',
  credit: '',
} satisfies MapLayer<'places', PlaceRow>

function useSavedRows(): DeviceRows<PlaceRow> {
  const { saved } = usePlaces()
  return useMemo(() => {
    const rows = saved.map((place) => ({
      key: pointKey(place).replace(',', '_'),
      name: place.name,
      at: [place.longitude, place.latitude] as const,
      note: place.note,
      savedOn: place.savedOn,
    }))
    return { rows, notes: rows.length === 0 ? [texts.none] : [] }
  }, [saved])
}
