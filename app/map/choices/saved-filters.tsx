import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { MapLayer, MapLayerChoiceValues } from '../layers/map-layer'
import { keepSavedFilters, readSavedFilters, type SavedFilter } from './device-filters'
import { describeFilters, filtersOf } from './range'

const texts = {
  save: 'Save these filters',
  clear: 'Clear filters',
  saved: 'Saved on this device',
  remove: 'Remove',
}

interface Props {
  layer: MapLayer
  choices: MapLayerChoiceValues
  onFilter: (choices: MapLayerChoiceValues) => void
}

export default function SavedFilters({ layer, choices, onFilter }: Props) {
  const [saved, setSaved] = useState(readSavedFilters)
  const own = saved.filter((each) => each.layer === layer.id)
  const name = describeFilters(layer, choices)
  const change = (filters: readonly SavedFilter[]) => setSaved(keepSavedFilters(filters))
  if (name === undefined && own.length === 0) return null
  return (
    <div className="flex flex-col gap-1 print:hidden">
      {name !== undefined && (
        <div className="flex flex-wrap gap-1">
          <Button type="button" look="compact" onClick={() => onFilter({})}>
            {texts.clear}
          </Button>
          {!own.some((each) => each.name === name) && (
            <Button
              type="button"
              look="compact"
              onClick={() =>
                change([{ layer: layer.id, name, choices: filtersOf(layer, choices) }, ...saved])
              }
            >
              {texts.save}
            </Button>
          )}
        </div>
      )}
      {own.length > 0 && (
        <details>
          <summary className="min-h-6 py-0.5 text-accent">
            {texts.saved} ({own.length})
          </summary>
          <ul className="flex flex-col gap-1">
            {own.map((each) => (
              <li key={each.name} className="flex items-start gap-1">
                <Button type="button" look="compact" onClick={() => onFilter(each.choices)}>
                  {each.name}
                </Button>
                <Button
                  type="button"
                  look="compact"
                  onClick={() => change(saved.filter((other) => other !== each))}
                >
                  <span aria-hidden="true">×</span>
                  <span className="sr-only">
                    {texts.remove}: {each.name}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
