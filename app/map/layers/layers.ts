import { floodZones } from './flood-zones'
import { floridaParcels } from './florida-parcels'
import { lots } from './lots'
import type { MapLayer } from './map-layer'
import { myFile } from './my-file'
import { myPlaces } from './my-places'
import { pointLayers } from './point-layers'
import { soils } from './soils'
import { surveyGrid } from './survey-grid'
import { wetlands } from './wetlands'

export const layers = [
  floridaParcels,
  lots,
  ...pointLayers,
  floodZones,
  wetlands,
  soils,
  surveyGrid,
  myPlaces,
  myFile,
] as const satisfies readonly MapLayer[]
