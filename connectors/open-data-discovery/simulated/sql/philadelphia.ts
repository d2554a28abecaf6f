import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, number, text } from '../columns'
import { isCommercial, withGarbageYears } from '../odd-rows'
import { permitCartoTable } from './permit-carto-table'

const farAhead = withGarbageYears(3200, 9798)

export const philadelphiaSite = permitCartoTable<SamplePermit>({
  host: 'phl.carto.com',
  table: 'permits',
  place: 'philadelphia',
  house: ['address'],
  rowsOf: (permit) => [farAhead(permit)],
  columns: {
    cartodb_id: number((permit) => permit.index),
    permitnumber: text((permit) => permit.number),
    permittype: text(() => 'BUILDING'),
    typeofwork: text(({ isNew, use, index }) => {
      if (!isNew) return 'Alterations'
      if (use === 'garage') return 'New construction, addition, GFA change'
      return index % 2 === 0 ? 'New Construction' : 'NEW CONSTRUCTION'
    }),
    // Unreliable: apartment houses are called commercial too.
    commercialorresidential: text((permit) =>
      isCommercial(permit) || permit.use === 'apartments' ? 'Commercial' : 'Residential',
    ),
    approvedscopeofwork: text((permit) => permit.description),
    permitissuedate: day((permit) => permit.issued),
    permitcompleteddate: day((permit) => permit.completed),
    status: text((permit) => permit.status),
    numberofunits: number((permit) => permit.units),
    address: text((permit) => permit.line),
    zip: text((permit) => permit.zip),
    opa_account_num: text((permit) => permit.parcel),
    opa_owner: text((permit) => permit.owner),
    contractorname: text(({ contractor }) => contractor.name),
    contractoraddress1: text(({ contractor }) => contractor.address),
  },
})
