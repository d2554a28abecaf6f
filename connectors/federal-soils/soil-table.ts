import { pointTable } from '@/lib/connector/point-table'
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

const unitCells = (unit: MapUnit) => ({
  unit: unit.name,
  symbol: unit.symbol,
  key: unit.key,
  farmland: unit.farmland,
  survey: unit.surveyArea,
  saved: unit.surveySaved,
})

const partCells = (part: Component) => ({
  component: part.name,
  percent: part.percent,
  drainage: part.drainage,
  group: part.hydrologicGroup,
  slope: part.slopePercent,
  restrictions: part.restrictions.map(formatRestriction).join('; ') || null,
  septic: part.septicFields,
  basements: part.basements,
})

const columns: Table['columns'] = [
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
]

/** A row for each component, or for a map unit of which none is known. */
export function soilTable({ query, sentence, state, units, caveats }: Answer): Table {
  return pointTable(
    { query, state },
    {
      label: 'What the survey has here',
      columns,
      rows: units.flatMap((unit) => {
        const parts = unit.components?.length ? unit.components.map(partCells) : [{}]
        return parts.map((part) => ({ ...unitCells(unit), ...part }))
      }),
      notes: [sentence, ...caveats],
    },
  )
}
