import { Attribution } from './attribution'
import { BasemapSwitch } from './basemap-switch'
import { Crosshair } from './crosshair'
import { FocusRing } from './focus-ring'
import { MapCanvas } from './map-canvas'
import type { MapOverlay } from './map-props'
import { PrintPicture } from './print-picture'
import { ScaleBars } from './scale-bars'
import { TroubleNotice } from './trouble-notice'
import type { Island } from './use-island'

const NONE: readonly string[] = []

interface Props {
  island: Island
  label: string
  drawImage: MapOverlay['drawImage']
}

/** The picture, and what lies on it. */
export function MapViewport({ island, label, drawImage }: Props) {
  const { map, place, basemap, trouble } = island
  return (
    <div className="relative min-h-0 flex-1 print:flex-none">
      <div className="absolute inset-0 print:hidden">
        <MapCanvas
          map={map}
          start={island.target}
          style={island.style}
          selectable={island.canSelect ? island.layers : NONE}
          canPick={island.canPick}
          drawImage={drawImage}
          onMap={island.begin}
          onChoose={island.choose}
          onTrouble={island.setTrouble}
        />
      </div>
      {map && <PrintPicture map={map} label={label} />}
      <Crosshair />
      <BasemapSwitch value={basemap} onChange={island.changeBasemap} />
      <TroubleNotice trouble={trouble} />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 z-10 flex flex-col items-start @md:flex-row @md:items-end">
        {place && <ScaleBars view={place.view} width={place.width} />}
        <Attribution basemap={basemap} />
      </div>
      <FocusRing />
    </div>
  )
}
