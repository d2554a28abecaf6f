import { resultBounds } from './fit'
import { STEP } from './key-command'
import { KeyboardHelp } from './keyboard-help'
import { Legend } from './legend'
import type { MapProps } from './map-props'
import { PanButtons } from './pan-buttons'
import { PlaceButtons } from './place-buttons'
import type { Island } from './use-island'
import { ZoomButtons } from './zoom-buttons'

const text = { pick: 'Select this point', select: 'Select what is here' } as const

interface Props extends Pick<MapProps, 'features' | 'bounds' | 'legend' | 'pickLabel'> {
  island: Island
}

/** What needs no dragging, the legend and the help: under the picture, so that nothing of it is covered. */
export function MapControls({ island, features, bounds, legend, pickLabel }: Props) {
  const { camera, choose, canPick, canSelect, place } = island
  const results = resultBounds(features.features) ?? bounds
  return (
    <div className="relative border-t border-line px-1 pt-2 pb-1 @sm:px-2 print:border-0">
      <div className="flex flex-wrap gap-x-4 gap-y-1 print:hidden">
        <div className="flex gap-x-1 @sm:gap-x-2">
          <PanButtons onPan={(direction) => camera?.pan(direction, STEP)} />
          <ZoomButtons onZoom={(levels) => camera?.zoomBy(levels)} />
        </div>
        <PlaceButtons
          chooseLabel={canPick ? (pickLabel ?? text.pick) : text.select}
          canGoBack={place?.canGoBack ?? false}
          hasResults={results !== undefined}
          onChoose={canPick || canSelect ? () => choose() : undefined}
          onResults={() => results && camera?.goTo({ bounds: results })}
          onBack={island.goBack}
        />
      </div>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 pt-1 text-sm">
        <Legend features={features} words={legend} />
        <KeyboardHelp />
      </div>
    </div>
  )
}
