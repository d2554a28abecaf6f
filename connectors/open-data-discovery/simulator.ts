import type { SimulatedSite } from '@/lib/connector/upstream/simulated-site'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { CATALOGUE_HOST } from '@/lib/socrata/catalogue'
import { simulateCatalogue } from '@/lib/socrata/simulated-catalogue'
import { movedTo, simulateSocrata } from '@/lib/socrata/simulator'
import { renamed } from './portals/portal'
import { midwesternLayers } from './simulated/arcgis/midwest'
import { carolinaLayers } from './simulated/arcgis/north-carolina'
import { southernLayers } from './simulated/arcgis/south'
import { westernLayers } from './simulated/arcgis/west'
import { cartoSite, ckanSite, layerSite } from './simulated/publish'
import { portals } from './simulated/socrata/portals'
import { philadelphia, resources } from './simulated/sql/tables'

const portalSites = portals.flatMap(({ host, datasets, habits }): SimulatedSite[] => {
  const simulate = simulateSocrata(datasets, habits)
  const { others = [], redirects } = renamed.find((each) => each.host === host) ?? {}
  const other = redirects ? movedTo(host) : simulate
  return [
    { host, path: '/', simulate },
    ...others.map((name) => ({ host: name, path: '/', simulate: other })),
  ]
})

export const openDataSites: readonly SimulatedSite[] = [
  { host: CATALOGUE_HOST, path: '/', simulate: simulateCatalogue(portals) },
  ...portalSites,
  ...[...westernLayers, ...southernLayers, ...midwesternLayers, ...carolinaLayers].map(layerSite),
  ...resources.map(ckanSite),
  cartoSite(philadelphia),
]

export const openDataSimulators = simulateSites(openDataSites)
