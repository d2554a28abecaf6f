import { type SampleViolation, violationsOf } from '@/lib/sample-world/permits/events'
import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, latitude, link, longitude, number, point, same, text } from '../columns'
import { isCommercial, isDwelling } from '../odd-rows'
import { datasetOfRows, permitDataset } from './permit-dataset'

const about = { attribution: 'Sample City of Seattle', category: 'Permitting' }

const permits = permitDataset({
  id: '76t5-zqzr',
  about: { ...about, name: 'Building Permits', tags: ['permits', 'construction'] },
  place: 'seattle',
  permits: 3000,
  house: ['originaladdress1'],
  columns: {
    permitnum: text(({ index, use }) => `${index}-${use === 'roof' ? 'RR' : 'CN'}`),
    permitclass: text(({ use }) => (use === 'apartments' ? 'Multifamily' : 'Single Family / Duplex')),
    permitclassmapped: text((permit) => (isCommercial(permit) ? 'Non-Residential' : 'Residential')),
    permittypemapped: same('Building'),
    permittypedesc: text((permit) => (permit.isNew && isDwelling(permit) ? 'New' : 'Addition/Alteration')),
    description: text((permit) => permit.description),
    housingunitsremoved: number(() => 0),
    housingunitsadded: number((permit) => permit.units),
    estprojectcost: number((permit) => permit.value),
    applieddate: day(({ use, submitted }) => (use === 'roof' ? null : submitted)),
    // Empty while the city still looks at it.
    issueddate: day((permit) => permit.issued),
    expiresdate: day(({ issued }) => issued && `${Number(issued.slice(0, 4)) + 2}-01-31`),
    completeddate: day((permit) => permit.completed),
    statuscurrent: text((permit) => statuses[permit.status]),
    originaladdress1: text((permit) => permit.line),
    originalcity: text((permit) => permit.city),
    originalstate: text((permit) => permit.state),
    originalzip: text((permit) => permit.zip),
    contractorcompanyname: text(({ contractor }) => contractor.name),
    link: link(({ index }) => `https://cosaccela.seattle.gov/portal/sample?permit=${index}`),
    latitude: latitude(),
    longitude: longitude(),
    location1: point(),
  },
})

const statuses: Record<SamplePermit['status'], string> = {
  'in review': 'Reviews In Process',
  issued: 'Issued',
  inspections: 'Inspections Added',
  complete: 'Completed',
  expired: 'Expired',
}

const violations = datasetOfRows<SampleViolation>({
  id: 'ez4a-iug7',
  about: { ...about, name: 'Code Complaints and Violations', tags: ['code', 'complaints'] },
  place: 'seattle',
  permits: 3000,
  house: ['originaladdress1'],
  rowsOf: violationsOf,
  columns: {
    recordnum: text(({ index }) => `00${index}-03CP`),
    recordtype: text(({ status }) => (status === 'open' ? 'Complaint' : 'Notice of Violation')),
    recordtypedesc: text((violation) => violation.kind),
    description: text((violation) => violation.description),
    opendate: day((violation) => violation.day),
    statuscurrent: text(({ status }) => (status === 'open' ? 'Under Investigation' : 'Completed')),
    originaladdress1: text((violation) => violation.line),
    originalcity: text((violation) => violation.city),
    originalstate: text((violation) => violation.state),
    originalzip: text((violation) => violation.zip),
    link: link(({ index }) => `https://cosaccela.seattle.gov/portal/sample?record=${index}`),
    latitude: latitude(),
    longitude: longitude(),
  },
})

/** The catalogue has it under another name than the one that serves it. */
export const seattlePortal: SimulatedPortal = {
  host: 'data.seattle.gov',
  catalogueHost: 'cos-data.seattle.gov',
  datasets: [permits, violations],
}
