import { pointTable } from '@/lib/connector/point-table'
import type { ExportTable } from '@/lib/export/table'
import { type MapUnit, type SoilComponent, soil, soilComponent } from './fields'

interface Answer {
  query: { latitude: number; longitude: number }
  sentence: string
  state: string
  units: readonly (MapUnit & { components: readonly SoilComponent[] | null })[]
  caveats: readonly string[]
}

const unit = soil.pick({
  unit: 'name',
  symbol: 'symbol',
  key: 'key',
  farmland: 'farmland',
  survey: 'surveyArea',
  saved: 'surveySaved',
})

export function soilTable({ query, sentence, state, units, caveats }: Answer): ExportTable {
  return pointTable(
    { query, state },
    {
      label: 'What the survey has here',
      columns: [...unit.columns, ...soilComponent.columns],
      rows: units.flatMap((each) => {
        const parts = each.components?.length ? each.components.map(soilComponent.cells) : [{}]
        return parts.map((part) => ({ ...unit.cells(each), ...part }))
      }),
      notes: [sentence, ...caveats],
    },
  )
}
