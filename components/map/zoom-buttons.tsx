import { MapButton } from './map-button'
import { MapIcon } from './map-icon'

export function ZoomButtons({ onZoom }: { onZoom: (levels: 1 | -1) => void }) {
  return (
    <fieldset className="flex gap-0.5 @sm:gap-1">
      <legend className="sr-only">Zoom</legend>
      <MapButton square label="Zoom out" onClick={() => onZoom(-1)}>
        <MapIcon name="out" />
      </MapButton>
      <MapButton square label="Zoom in" onClick={() => onZoom(1)}>
        <MapIcon name="in" />
      </MapButton>
    </fieldset>
  )
}
