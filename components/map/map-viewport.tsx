import { Attribution } from './attribution'
import { BasemapSwitch } from './basemap-switch'
import { Crosshair } from './crosshair'
import { FocusRing } from './focus-ring'
import { MapCanvas } from './map-canvas'
import type { MapProps } from './map-props'
import { PrintPicture } from './print-picture'
import { ScaleBars } from './scale-bars'
import { TroubleNotice } from './trouble-notice'
import type { Island } from './use-island'

const NONE: readonly string[] = []

interface Props extends Pick<MapProps, 'label' | 'overlay' | 'onCreated'> {
  island: Island
}

/** The picture, and what lies on it. */
export function MapViewport({ island, label, overlay, onCreated }: Props) {
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
          overlay={overlay}
          onCreated={onCreated}
          onMap={island.begin}
          onChoose={island.choose}
          onTrouble={island.tellTrouble}
        />
      </div>
      {map && <PrintPicture map={map} label={label} />}
      <Crosshair />
      <BasemapSwitch value={basemap} onChange={island.changeBasemap} />
      <TroubleNotice trouble={trouble} />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 z-10 flex flex-col items-start @md:flex-row @md:items-end">
        {place && <ScaleBars view={place.view} width={place.width} />}
        <Attribution basemap={basemap} credit={overlay?.credit} />
      </div>
      <FocusRing />
    </div>
  )
}
