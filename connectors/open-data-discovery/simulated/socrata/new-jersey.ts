import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, number, same, text } from '../columns'
import { withGarbageYears } from '../odd-rows'
import { datasetOfRows } from './permit-dataset'

const inYear2925 = withGarbageYears(2925)
/** Five years, and older rows are thrown away. */
const firstDay = '2021-11-01'

const groups: Record<SamplePermit['use'], string> = {
  house: 'International Residential Code',
  duplex: 'International Residential Code',
  townhouse: 'International Residential Code',
  apartments: 'Multiple family dwellings, dormitories, etc.',
  garage: 'Utility, miscellaneous',
  roof: 'International Residential Code',
  shop: 'Mercantile, retail stores',
}

interface Paper extends SamplePermit {
  paper: 'Permit' | 'Certificate'
}

/** Permits and the certificates that follow them are rows of one table. */
function papersOf(permit: SamplePermit): Paper[] {
  if (!permit.issued || permit.issued < firstDay) return []
  const row: Paper = { ...inYear2925(permit), paper: 'Permit' }
  return permit.completed ? [row, { ...row, paper: 'Certificate' }] : [row]
}

const permits = datasetOfRows<Paper>({
  id: 'w9se-dmra',
  about: {
    name: 'NJ Construction Permit Data',
    attribution: 'Sample State of New Jersey',
    tags: ['permits'],
  },
  place: 'new-jersey',
  rowsOf: papersOf,
  columns: {
    recordid: text(({ index, paper }) => `${index}${paper === 'Permit' ? 1 : 2}`),
    treasurycode: same('1111'),
    muniname: text((permit) => `${permit.city} CITY`),
    county: same('MERCER'),
    block: text(({ parcel }) => parcel.slice(1, 5)),
    lot: text(({ parcel }) => parcel.slice(5, 9)),
    permitno: text((permit) => permit.number),
    permitdate: day((permit) => permit.issued),
    certdate: day(({ completed, paper }) => (paper === 'Certificate' ? completed : null)),
    permitstatusdesc: text((row) => row.paper),
    permittypedesc: text(({ isNew, use }) => {
      if (isNew) return 'New'
      return use === 'garage' ? 'Addition' : 'Alteration'
    }),
    usegroupdesc: text((permit) => groups[permit.use]),
    certtypedesc: text(({ paper }) => (paper === 'Certificate' ? 'Certificate of Occupancy' : null)),
    salegained: number((permit) => permit.units),
    constcost: number((permit) => permit.value),
  },
})

export const newJerseyPortal: SimulatedPortal = { host: 'data.nj.gov', datasets: [permits] }
