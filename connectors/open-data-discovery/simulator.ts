import type { SimulatedSite } from '@/lib/connector/upstream/simulated-site'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { CATALOGUE_HOST } from '@/lib/socrata/catalogue'
import { simulateCatalogue } from '@/lib/socrata/simulated-catalogue'
import { movedTo, simulateSocrata } from '@/lib/socrata/simulator'
import { renamed } from './portals/portal'
import { isOfPortal, permitTables, portals } from './simulated/permit-tables'
import { siteOf } from './simulated/publish'

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
  ...permitTables.filter((table) => !isOfPortal(table)).map(siteOf),
]

export const openDataSimulators = simulateSites(openDataSites)
