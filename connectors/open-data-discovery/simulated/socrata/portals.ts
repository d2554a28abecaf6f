import type { SimulatedDataset, SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import type { PortalHabits } from '@/lib/socrata/simulator'
import { austinPortal } from './austin'
import { cambridgePortal } from './cambridge'
import { chicagoPortal } from './chicago'
import { cincinnatiPortal } from './cincinnati'
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
import { losAngelesPortal } from './los-angeles'
import { louisianaPortals } from './louisiana'
import { newJerseyPortal } from './new-jersey'
import { newYorkPortal } from './new-york'
import { marinParcels, newYorkLots, norfolkAssessments } from './parcel-datasets'
import { sanFranciscoPortal } from './san-francisco'
import { seattlePortal } from './seattle'
import {
  buffaloPortal,
  kansasCityPortal,
  mesaPortal,
  norfolkPortal,
  orlandoPortal,
  planoPortal,
} from './small-cities'

interface HabitualPortal extends SimulatedPortal {
  habits?: PortalHabits
}

const withMore = (portal: SimulatedPortal, ...more: SimulatedDataset[]): SimulatedPortal => ({
  ...portal,
  datasets: [...portal.datasets, ...more],
})

/** Every portal of the sample country, with what each does otherwise than the others. */
export const portals: readonly HabitualPortal[] = [
  withMore(
    chicagoPortal,
    chicagoRequests,
    chicagoGarages,
    asset('thim-zmap', { name: 'Zoning Districts', type: 'map', tags: ['zoning'] }),
    asset('thim-fees', { name: 'Permit Fee Schedule', type: 'file', tags: ['permits', 'fees'] }),
  ),
  withMore(
    seattlePortal,
    seattleRentals,
    asset('inkw-g1sp', {
      name: 'Parcels (map server)',
      description: 'Stands on another server.',
      type: 'href',
      tags: ['parcels', 'property'],
    }),
  ),
  withMore(
    newYorkPortal,
    newYorkLots,
    newYorkViolations,
    newYorkProjects,
    asset('quil-ch4r', { name: 'Permits by Borough', type: 'chart', tags: ['permits'] }),
  ),
  withMore(marinPortal, marinParcels),
  withMore(norfolkPortal, norfolkAssessments),
  { ...sanFranciscoPortal, habits: { errors: 'message' } },
  { ...orlandoPortal, habits: { refusesEncodedDollar: true } },
  { ...cambridgePortal, habits: { errors: 'errorCode' } },
  austinPortal,
  buffaloPortal,
  cincinnatiPortal,
  honoluluPortal,
  kansasCityPortal,
  losAngelesPortal,
  ...louisianaPortals,
  mesaPortal,
  newJerseyPortal,
  planoPortal,
  quillCountyPortal,
]
