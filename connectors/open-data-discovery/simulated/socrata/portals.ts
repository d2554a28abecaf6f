import type { SimulatedDataset, SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import type { PortalHabits } from '@/lib/socrata/simulator'
import { datasetOf, type PermitDataset } from '../publish'
import { addressOf } from '../table-source'
import { austin } from './austin'
import { chicago } from './chicago'
import { cities } from './cities'
import {
  asset,
  chicagoGarages,
  chicagoRequests,
  newYorkProjects,
  newYorkViolations,
  seattleRentals,
} from './city-datasets'
import { marinPortal, quillCountyPortal } from './counties'
import { honoluluPortal } from './honolulu'
import { losAngeles } from './los-angeles'
import { louisianaPortals } from './louisiana'
import { newYorkPortal } from './new-york'
import { marinParcels, newYorkLots, norfolkAssessments } from './parcel-datasets'
import { sanFrancisco } from './san-francisco'
import { seattle } from './seattle'

interface HabitualPortal extends SimulatedPortal {
  habits?: PortalHabits
}

type Entry = PermitDataset | SimulatedDataset

/** A portal at the host of its first table. */
function portalOf(entries: readonly Entry[], others: Partial<HabitualPortal> = {}): HabitualPortal {
  const [host = ''] = entries.flatMap((entry) => ('source' in entry ? addressOf(entry, 'socrata').host : []))
  const datasets = entries.map((entry) => ('source' in entry ? datasetOf(entry) : entry))
  return { host, datasets, ...others }
}

const withMore = (portal: SimulatedPortal, ...more: SimulatedDataset[]): SimulatedPortal => ({
  ...portal,
  datasets: [...portal.datasets, ...more],
})

/** Every portal of the sample country, with what each does otherwise than the others. */
export const portals: readonly HabitualPortal[] = [
  portalOf([
    ...chicago,
    chicagoRequests,
    chicagoGarages,
    asset('thim-zmap', { name: 'Zoning Districts', type: 'map', tags: ['zoning'] }),
    asset('thim-fees', { name: 'Permit Fee Schedule', type: 'file', tags: ['permits', 'fees'] }),
  ]),
  portalOf(
    [
      ...seattle,
      seattleRentals,
      asset('inkw-g1sp', {
        name: 'Parcels (map server)',
        description: 'Stands on another server.',
        type: 'href',
        tags: ['parcels', 'property'],
      }),
    ],
    // The catalog has it under another name than the one that serves it.
    { catalogueHost: 'cos-data.seattle.gov' },
  ),
  withMore(
    newYorkPortal,
    newYorkLots,
    newYorkViolations,
    newYorkProjects,
    asset('quil-ch4r', { name: 'Permits by Borough', type: 'chart', tags: ['permits'] }),
  ),
  withMore(marinPortal, marinParcels),
  portalOf([cities.norfolk, norfolkAssessments]),
  portalOf(sanFrancisco, { habits: { errors: 'message' } }),
  portalOf([cities.orlando], { habits: { refusesEncodedDollar: true } }),
  portalOf([cities.cambridge], { habits: { errors: 'errorCode' } }),
  // Served as before; the catalog has not known it since August 2026.
  portalOf(austin, { hiddenFromCatalogue: true }),
  portalOf([cities.buffalo]),
  portalOf([cities.cincinnati]),
  honoluluPortal,
  portalOf([cities.kansasCity]),
  portalOf(losAngeles),
  ...louisianaPortals,
  portalOf([cities.mesa]),
  portalOf([cities.newJersey]),
  portalOf([cities.plano]),
  quillCountyPortal,
]
