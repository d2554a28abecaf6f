import { type ActionDispatch, useMemo } from 'react'
import { ColorLegend } from '../map/color-legend'
import { LazyParcelMap } from '../map/lazy-parcels'
import { colorings } from '../url'
import { ChoiceSelect } from './choice-select'
import { ToolPanel } from './tool-panel'
import { useSketch } from './use-sketch'
import type { Work } from './use-workspace'

const texts = {
  survey: 'Outlines are for orientation, not a survey.',
  value: 'Just value is the county’s assessment of January 1, not a price.',
}

interface Props {
  work: Work
  edition: string
  /** The parcel that is pointed at, or in focus. */
  open: string | undefined
}

/** The map, what its colors mean, and the tools that work on it. */
export function MapSide({ work, edition, open }: Props) {
  const { state, tell, rows, answer, retries, setAreas } = work
  const { url, view } = state
  const listed = useMemo(() => rows.map(({ key }) => key), [rows])
  const sketch = useSketch(url, work.select)
  const handlers = useHandlers(tell)
  return (
    <div className="mb-6 flex min-w-0 flex-col gap-3">
      <ToolPanel sketch={sketch} center={[view.longitude, view.latitude]} />
      <div className="min-w-0 lg:h-[68svh] print:h-auto">
        <LazyParcelMap
          view={view}
          base={url.base}
          filter={url.filter}
          color={url.color}
          edition={edition}
          layer={answer?.ok ? answer.data.layer : 'polygons'}
          listed={listed}
          selected={url.selected}
          open={open}
          sketch={sketch.drawn}
          onCorner={sketch.onCorner}
          onAreas={setAreas}
          retry={retries}
          {...handlers}
        />
      </div>
      <p className="text-base text-muted">{texts.survey}</p>
      <ChoiceSelect
        id="color"
        label="Color parcels by"
        choices={colorings}
        value={url.color}
        onChoose={(color) => tell({ type: 'chose', choice: { color } })}
      />
      <ColorLegend coloring={url.color} base={url.base} />
      {url.color === 'value' && <p className="text-base text-muted">{texts.value}</p>}
    </div>
  )
}

type Tell = ActionDispatch<Parameters<Work['tell']>>

/** The same functions for as long as the page stands, so that the map need not be drawn anew. */
function useHandlers(tell: Tell) {
  return useMemo(
    () => ({
      onView: (view: Work['state']['view'], bounds: Work['state']['bounds']) =>
        tell({ type: 'moved', view, bounds }),
      onBase: (base: Work['state']['url']['base']) => tell({ type: 'chose', choice: { base } }),
      onChoose: (key: string) => tell({ type: 'toggled', key }),
    }),
    [tell],
  )
}
