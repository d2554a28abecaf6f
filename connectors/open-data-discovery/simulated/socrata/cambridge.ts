import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, latitude, longitude, number, same, text } from '../columns'
import { isDwelling } from '../odd-rows'
import { permitDataset } from './permit-dataset'

const uses: Record<SamplePermit['use'], string | null> = {
  house: 'One Family Dwelling',
  duplex: 'Two Family Dwelling',
  townhouse: 'One Family Dwelling',
  apartments: 'Multi Family Dwelling',
  garage: null,
  roof: null,
  shop: 'Commercial / Mixed Use',
}

const permits = permitDataset({
  id: '9qm7-wbdc',
  about: {
    name: 'Building Permits: New Construction',
    category: 'Inspectional Services',
    attribution: 'Sample City of Cambridge',
    licenseId: 'PDDL',
    license: {
      name: 'Open Data Commons Public Domain Dedication and License',
      termsLink: 'http://opendatacommons.org/licenses/pddl/1.0/',
    },
    tags: ['permits', 'new construction'],
  },
  place: 'cambridge',
  // Every row is a new building, of which a small city has few.
  rowsOf: (permit) => (permit.isNew ? [permit] : []),
  house: ['full_address'],
  columns: {
    id: text(({ index }) => `BLDC-${index}`),
    full_address: text(({ line }) => `${line}, Unit 1`),
    application_submit_date: day((permit) => permit.submitted),
    issue_date: day((permit) => permit.issued),
    status: text(({ completed }) => (completed ? 'Complete' : 'Active')),
    proposed_building_use: text((permit) => uses[permit.use]),
    project_description: text((permit) => permit.description),
    total_cost_of_construction: number((permit) => permit.value),
    number_of_residential_units: number((permit) => (isDwelling(permit) ? permit.units : null)),
    licensed_name: text((permit) => permit.owner),
    architect_name: text((permit) => permit.owner),
    engineer_name: text((permit) => permit.owner),
    firm_name: text(({ contractor }) => contractor.name),
    firm_address: text(({ contractor }) => contractor.address),
    neighborhood: same('Thimble Square'),
    latitude: latitude(),
    longitude: longitude(),
  },
})

export const cambridgePortal: SimulatedPortal = { host: 'data.cambridgema.gov', datasets: [permits] }
