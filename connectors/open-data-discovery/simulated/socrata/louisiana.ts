import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, further, money, number, same, text } from '../columns'
import { isCommercial, isDwelling } from '../odd-rows'
import { permitDataset } from './permit-dataset'

/** The columns of both tables are those recorded in 2018. */
const batonRouge = permitDataset({
  id: '7fq7-8j7r',
  about: { name: 'EBR Building Permits', category: 'Housing and Development', tags: ['permits'] },
  place: 'baton-rouge',
  house: ['streetaddress', 'address'],
  columns: {
    permitid: text(({ index }) => String(index)),
    permitnumber: text((permit) => permit.number),
    designation: text((permit) => (isCommercial(permit) ? 'Commercial' : 'Residential')),
    permittype: text((permit) =>
      // “Driveway Permit (R)” is in public use; the words for new homes are ours.
      permit.use === 'garage'
        ? 'Driveway Permit (R)'
        : permit.isNew && isDwelling(permit)
          ? 'Residential: New'
          : alteration(permit),
    ),
    projectdescription: text((permit) => permit.description),
    squarefootage: number(() => 1800),
    projectvalue: money((permit) => permit.value),
    permitfee: money(({ value }) => Math.round(value / 200)),
    creationdate: day((permit) => permit.submitted),
    issueddate: day((permit) => permit.issued),
    streetaddress: text((permit) => permit.line),
    address: text(({ line, city, state, zip }) => `${line} ${city} ${state} ${zip}`),
    city1: text((permit) => permit.city),
    state1: text((permit) => permit.state),
    zip: text((permit) => permit.zip),
    parishname: same('EAST BATON ROUGE'),
    subdivision: same('QUILLFEATHER PLACE'),
    ...further('text', 'lotnumber'),
    lat: text((permit) => String(permit.latitude)),
    long: text((permit) => String(permit.longitude)),
    ownername: text((permit) => permit.owner),
    applicantname: text((permit) => permit.owner),
    contractorname: text(({ contractor }) => contractor.name),
    contractoraddress: text(({ contractor }) => contractor.address),
  },
})

const alteration = ({ index }: SamplePermit) =>
  index % 2 === 0 ? 'Residential: Remodel' : 'Residential: Addition'

const landUses: Record<SamplePermit['use'], string> = {
  house: 'RSFD',
  duplex: 'RSF2',
  townhouse: 'RSFD',
  apartments: 'RMF',
  garage: 'RACC',
  roof: 'RSFD',
  shop: 'COMM',
}

const newOrleans = permitDataset({
  id: 'rcm3-fn58',
  about: { name: 'Permits', category: 'Housing and Land Use', tags: ['permits'] },
  place: 'new-orleans',
  house: ['address'],
  columns: {
    address: text((permit) => permit.line),
    owner: text((permit) => permit.owner),
    description: text((permit) => permit.description),
    numstring: text(({ index }) => `26-${index}-NEWC`),
    isclosed: text(({ completed }) => (completed ? 'T' : 'F')),
    type: text(({ isNew }) => (isNew ? 'New Construction' : 'Renovation (Non-Structural)')),
    code: text(({ isNew }) => (isNew ? 'NEWC' : 'RNVN')),
    division: text(({ isNew }) => (isNew ? 'New Construction' : 'Renovation')),
    filingdate: day((permit) => permit.submitted),
    issuedate: day((permit) => permit.issued),
    currentstatus: text((permit) => permit.status),
    landuseshort: text((permit) => landUses[permit.use]),
    constrval: { ...number((permit: SamplePermit) => permit.value), pointed: true },
    totalfees: { ...number(({ value }: SamplePermit) => Math.round(value / 150)), pointed: true },
    applicant: text((permit) => permit.owner),
    contractors: text(({ contractor }) => `${contractor.name}, ${contractor.phone}`),
    pin: text((permit) => permit.parcel),
    councildist: same('B'),
    ...further('text', 'm_s nextstatus landuse projectname heattype leadagency exitreason'),
    ...further('text', 'subdivision zoning historicdistrict'),
    ...further('number', 'unpaidfees bldgarea bondamount opencomments totalinspections beds baths'),
    ...further('number', 'secondfloo basementar daysopen daysissued'),
    currentstatusdate: day((permit) => permit.issued),
    nextstatusdate: day(() => null),
    location_1: {
      type: 'location',
      cell: ({ latitude, longitude }) => ({ latitude: String(latitude), longitude: String(longitude) }),
    },
  },
})

export const louisianaPortals: readonly SimulatedPortal[] = [
  { host: 'data.brla.gov', datasets: [batonRouge] },
  { host: 'data.nola.gov', datasets: [newOrleans] },
]
