import { simulateCarto } from '@/lib/carto/simulator'
import type { SimulatedSite } from '@/lib/connector/upstream/simulated-site'
import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import { day, number, text } from '../columns'
import { isCommercial, withGarbageYears } from '../odd-rows'
import type { PermitSketch } from '../sketch'
import { permitResource, permitTable } from './permit-table'

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

type CartoSketch<Row> = PermitSketch<Row> & { host: string; table: string }

function permitCartoTable<Row>({ host, table, ...sketch }: CartoSketch<Row>): SimulatedSite {
  return { host, path: '/', simulate: simulateCarto([{ table, ...permitTable(sketch) }]) }
}

const newWords = ['NEW CONSTRUCTION', 'New Construction', 'NEW'] as const

/** It answered SQL until October 2026. */
export const pittsburghSite = permitResource({
  host: 'data.wprdc.org',
  resource: 'f4d1177a-f597-4c32-8cbf-7885f56253f6',
  sql: 'revoked',
  place: 'pittsburgh',
  house: ['address'],
  columns: {
    permit_id: text((permit) => permit.number),
    permit_type: text(({ use, index }) => {
      if (use === 'roof') return 'ELECTRICAL'
      return index % 3 === 0 ? 'Building & Development Application' : 'BUILDING'
    }),
    commercial_or_residential: text((permit) => (isCommercial(permit) ? 'Commercial' : 'Residential')),
    work_type: text(({ isNew, index }) => (isNew ? (newWords[index % 3] ?? null) : 'EXISTING')),
    work_description: text((permit) => permit.description),
    issue_date: text((permit) => permit.issued),
    status: text((permit) => permit.status),
    total_project_value: text(({ value }) => String(value)),
    address: text((permit) => permit.line),
    parcel_num: text((permit) => permit.parcel),
    owner_name: text((permit) => permit.owner),
    contractor_name: text(({ contractor }) => contractor.name),
    latitude: text((permit) => String(permit.latitude)),
    longitude: text((permit) => String(permit.longitude)),
  },
})
