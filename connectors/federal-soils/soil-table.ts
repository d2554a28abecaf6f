import type { Table } from '@/lib/export/table'
import { formatRestriction } from './public'
import type { Component, MapUnit } from './soils'

interface Answer {
  query: { latitude: number; longitude: number }
  sentence: string
  state: string
  units: readonly (MapUnit & { components: readonly Component[] | null })[]
  caveats: readonly string[]
}

const unitCells = (unit: MapUnit | undefined) => ({
  unit: unit?.name ?? null,
  symbol: unit?.symbol ?? null,
  key: unit?.key ?? null,
  farmland: unit?.farmland ?? null,
  survey: unit?.surveyArea ?? null,
  saved: unit?.surveySaved ?? null,
})

const partCells = (part: Component | undefined) => ({
  component: part?.name ?? null,
  percent: part?.percent ?? null,
  drainage: part?.drainage ?? null,
  group: part?.hydrologicGroup ?? null,
  slope: part?.slopePercent ?? null,
  restrictions: part?.restrictions.map(formatRestriction).join('; ') || null,
  septic: part?.septicFields ?? null,
  basements: part?.basements ?? null,
})

/** A row for each component; a place without a survey is a row that says so. */
export function soilTable({ query, sentence, state, units, caveats }: Answer): Table {
  const rows = units.flatMap((unit) => {
    const parts = unit.components?.length ? unit.components : [undefined]
    return parts.map((part) => ({ ...unitCells(unit), ...partCells(part) }))
  })
  return {
    columns: [
      { key: 'latitude', label: 'Latitude', type: 'number' },
      { key: 'longitude', label: 'Longitude', type: 'number' },
      { key: 'state', label: 'What the survey has here', type: 'text' },
      { key: 'unit', label: 'Map unit', type: 'text' },
      { key: 'symbol', label: 'Symbol', type: 'text' },
      { key: 'key', label: 'Key of the map unit', type: 'text' },
      { key: 'farmland', label: 'Farmland class', type: 'text' },
      { key: 'survey', label: 'Survey area', type: 'text' },
      { key: 'saved', label: 'Survey version saved', type: 'date' },
      { key: 'component', label: 'Component', type: 'text' },
      { key: 'percent', label: 'Share of the map unit', type: 'number', unit: '%' },
      { key: 'drainage', label: 'Drainage class', type: 'text' },
      { key: 'group', label: 'Hydrologic group', type: 'text' },
      { key: 'slope', label: 'Slope', type: 'number', unit: '%' },
      { key: 'restrictions', label: 'Restrictions', type: 'text' },
      { key: 'septic', label: 'Rating for septic fields', type: 'text' },
      { key: 'basements', label: 'Rating for basements', type: 'text' },
    ],
    rows: (rows.length > 0 ? rows : [{ ...unitCells(undefined), ...partCells(undefined) }]).map((cells) => ({
      cells: { latitude: query.latitude, longitude: query.longitude, state, ...cells },
      geometry: { type: 'Point', coordinates: [query.longitude, query.latitude] },
    })),
    notes: [sentence, ...caveats],
  }
}
