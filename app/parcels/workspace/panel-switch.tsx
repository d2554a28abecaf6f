import type { ActionDispatch } from 'react'
import { type PanelName, panels } from '../url'
import type { WorkspaceEvent } from './reduce-workspace'

interface Props {
  panel: PanelName
  /** How many parcels are selected. */
  selected: number
  tell: ActionDispatch<[WorkspaceEvent]>
}

/** Plain toggles: the one that is pressed says which panel stands below. */
export function PanelSwitch({ panel, selected, tell }: Props) {
  return (
    <fieldset className="mb-4 min-w-0 border-b border-line print:hidden">
      <legend className="sr-only">What to show beside the map</legend>
      <div className="flex flex-wrap gap-x-1">
        {panelNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === panel}
            onClick={() => tell({ type: 'chose', choice: { panel: name } })}
            className="min-h-11 cursor-pointer border-b-3 border-transparent px-3 font-semibold text-accent hover:border-line aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            {panels[name]}
            {name === 'selected' && ` (${selected})`}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const panelNames: readonly PanelName[] = ['list', 'filter', 'selected', 'compare']
