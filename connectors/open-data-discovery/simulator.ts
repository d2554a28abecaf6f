import type { SimulatedSite } from '@/lib/connector/upstream/simulated-site'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { CATALOGUE_HOST } from '@/lib/socrata/catalogue'
import { simulateCatalogue } from '@/lib/socrata/simulated-catalogue'
import { movedTo, simulateSocrata } from '@/lib/socrata/simulator'
import { midwesternLayers } from './simulated/arcgis/midwest'
import { carolinaLayers } from './simulated/arcgis/north-carolina'
import { southernLayers } from './simulated/arcgis/south'
import { westernLayers } from './simulated/arcgis/west'
import { cartoSite, ckanSite, layerSite } from './simulated/publish'
import { portals } from './simulated/socrata/portals'
import { philadelphia, resources } from './simulated/sql/tables'

const otherNames: Readonly<Record<string, string>> = {
  'cos-data.seattle.gov': 'data.seattle.gov',
  'data.mesaaz.gov': 'citydata.mesaaz.gov',
}

const portalSites = portals.flatMap(({ host, datasets, habits }): SimulatedSite[] => {
  const simulate = simulateSocrata(datasets, habits)
  const others = Object.keys(otherNames).filter((name) => otherNames[name] === host)
  return [host, ...others].map((name) => ({ host: name, path: '/', simulate }))
})

/** Publishers by host and path; some hosts have publishers for other connectors too. */
export const openDataSites: readonly SimulatedSite[] = [
  { host: CATALOGUE_HOST, path: '/', simulate: simulateCatalogue(portals) },
  { host: 'data.sfgov.org', path: '/', simulate: movedTo('data.sf.gov') },
  ...portalSites,
  ...[...westernLayers, ...southernLayers, ...midwesternLayers, ...carolinaLayers].map(layerSite),
  ...resources.map(ckanSite),
  cartoSite(philadelphia),
]

export const openDataSimulators = simulateSites(openDataSites)
