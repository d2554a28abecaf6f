import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, further, money, number, same, text } from '../columns'
import { isCommercial, isDwelling } from '../odd-rows'
import { permitDataset } from './permit-dataset'

const lastDay = '2025-06-30'
const yesOrNo = (isSo: boolean) => (isSo ? 'Y' : 'N')

/** A text that holds an address, a license and telephone numbers. */
const firmOf = ({ contractor }: SamplePermit) =>
  `${contractor.name} ${contractor.address} / State Lic: ${contractor.license} / PH: ${contractor.phone}, ${contractor.phone}`

const writeAmerican = (day: string) =>
  `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(2, 4)} 7:45`

/** The columns are those of the table of 2005 to 2016, as recorded in 2018. */
const permits = permitDataset({
  id: '4vab-c87q',
  about: {
    name: 'Building Permits - January 1, 2005 through June 30, 2025',
    category: 'Location',
    attribution: 'Sample City and County of Honolulu',
    tags: ['permits', 'archive'],
  },
  updatedAt: '2025-07-02T08:00:00Z',
  place: 'honolulu',
  permits: 3000,
  house: ['joblocation'],
  rowsOf: (permit) => (permit.issued && permit.issued <= lastDay ? [permit] : []),
  columns: {
    jobid: number((permit) => permit.index),
    buildingpermitno: number((permit) => 700_000 + (permit.index % 100_000)),
    joblocation: text((permit) => permit.line),
    tmk: text(({ parcel }) => parcel.slice(2)),
    newbuilding: text((permit) => yesOrNo(permit.isNew)),
    addition: text(({ isNew, use }) => yesOrNo(!isNew && use === 'house')),
    alteration: text(({ isNew }) => yesOrNo(!isNew)),
    commercialresidential: text((permit) => (isCommercial(permit) ? 'Commercial' : 'Residential')),
    occupancygroupcategory: text((permit) => (isDwelling(permit) ? 'R-3 Dwelling' : 'U Utility')),
    ownershipassessed: same('01 - Private'),
    proposeduse: text((permit) => permit.use),
    acceptedvalue: money((permit) => permit.value),
    estimatedvalueofwork: money((permit) => permit.value),
    statusdescription: text((permit) => permit.status),
    createddate: day((permit) => permit.submitted),
    issuedate: day((permit) => permit.issued),
    // Text, in the American manner, unlike its neighbors.
    completeddate: text(({ completed }) => completed && writeAmerican(completed)),
    contractor: text(firmOf),
    contractorelectrical: text(firmOf),
    contractorplumbing: text(firmOf),
    planmaker: text((permit) => permit.owner),
    ...further('text', 'demolition electricalwork fence floodhazardcomplied floodhazardexempt', 'N'),
    ...further('text', 'foundationonly occupancygroupresidential plumbingwork pool repair', 'N'),
    ...further('text', 'retainingwall shellonly electrical_vehicle_charger electricalmeteronly ohana', 'N'),
    ...further('text', 'solar solarvpinstallation accessorydwellingunitadu', 'N'),
    ...further('text', 'externalfilenum otherwork occupancygroupassessed structurecode'),
    ...further('text', 'typesofconstructionactual typesofconstructionmin', 'VN'),
    ...further('text', 'buildingpermittype curbingtypes sidewalktypes'),
    ...further('number', 'finalstories numroomsadd numroomsdel totalfloorarea'),
    ...further('money', 'bpfeescollected'),
  },
})

export const honoluluPortal: SimulatedPortal = { host: 'data.honolulu.gov', datasets: [permits] }
