import type { SimulatedDataset, SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import type { PortalHabits } from '@/lib/socrata/simulator'
import { datasetOf, type PermitDataset } from '../publish'
import { addressOf } from '../table-source'
import { austin } from './austin'
import { chicago } from './chicago'
import { cities } from './cities'
import { losAngeles } from './los-angeles'
import { newYork } from './new-york'
import { batonRouge, honolulu, newOrleans } from './recorded-2018'
import {
  asset,
  chicagoGarages,
  chicagoRequests,
  marinParcels,
  newYorkLots,
  newYorkProjects,
  newYorkViolations,
  norfolkAssessments,
  quillCounty,
  seattleRentals,
} from './samples'
import { sanFrancisco } from './san-francisco'
import { seattle } from './seattle'

interface HabitualPortal extends SimulatedPortal {
  habits?: PortalHabits
}

type Entry = PermitDataset | SimulatedDataset

function portalOf(entries: readonly Entry[], others: Partial<HabitualPortal> = {}): HabitualPortal {
  const [host = ''] = entries.flatMap((entry) => ('source' in entry ? addressOf(entry, 'socrata').host : []))
  const datasets = entries.map((entry) => ('source' in entry ? datasetOf(entry) : entry))
  return { host, datasets, ...others }
}

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
    { catalogueHost: 'cos-data.seattle.gov' },
  ),
  portalOf([
    ...newYork,
    newYorkLots,
    newYorkViolations,
    newYorkProjects,
    asset('quil-ch4r', { name: 'Permits by Borough', type: 'chart', tags: ['permits'] }),
  ]),
  portalOf([cities.marin, marinParcels]),
  portalOf([cities.norfolk, norfolkAssessments]),
  portalOf(sanFrancisco, { habits: { errors: 'message' } }),
  portalOf([cities.orlando], { habits: { refusesEncodedDollar: true } }),
  portalOf([cities.cambridge], { habits: { errors: 'errorCode' } }),
  // Served as before; the catalog has not known it since August 2026.
  portalOf(austin, { hiddenFromCatalogue: true }),
  portalOf([cities.buffalo]),
  portalOf([cities.cincinnati]),
  portalOf([honolulu]),
  portalOf([cities.kansasCity]),
  portalOf(losAngeles),
  portalOf([batonRouge]),
  portalOf([newOrleans]),
  portalOf([cities.mesa]),
  portalOf([cities.newJersey]),
  portalOf([cities.plano]),
  portalOf(
    [
      ...quillCounty,
      asset('qc0u-f0rm', { name: 'Permit Application Forms', type: 'file', tags: ['permits'] }),
      asset('qc0u-st0r', { name: 'How Zoning Works', type: 'story', tags: ['zoning'] }),
    ],
    { host: 'data.quillcounty.example' },
  ),
]
