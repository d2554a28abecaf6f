import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import { number, text } from '../columns'
import { isDwelling } from '../odd-rows'
import { permitResource, resourceOfRows } from './permit-table'

const subtypes: Record<SamplePermit['use'], string> = {
  house: 'Single-Family',
  duplex: 'Duplex',
  townhouse: 'Single-Family',
  apartments: 'Multi-Family',
  garage: 'Single-Family',
  roof: 'Single-Family',
  shop: 'Retail',
}

const writeAmerican = (day: string | null) =>
  day && `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)} 12:00:00 AM`

/** What is being built today: finished permits leave the table. */
export const sanJoseSite = permitResource({
  host: 'data.sanjoseca.gov',
  resource: '761b7ae8-3be1-4ad6-923d-c7af6404a904',
  sql: 'on',
  place: 'san-jose',
  permits: 3000,
  house: ['gx_location'],
  rowsOf: (permit) => (permit.issued && !permit.completed ? [permit] : []),
  columns: {
    gx_location: text(({ line, city, zip }) => `${line}   ,   ${city} CA ${zip}`),
    ASSESSORS_PARCEL_NUMBER: text((permit) => permit.parcel),
    APPLICANT: text((permit) => permit.owner),
    OWNERNAME: text((permit) => permit.owner),
    CONTRACTOR: text(({ contractor }) => `${contractor.name} ${contractor.phone}`),
    FOLDERDESC: text((permit) => permit.description),
    FOLDERNUMBER: text((permit) => permit.number),
    SUBTYPEDESCRIPTION: text((permit) => subtypes[permit.use]),
    WORKDESCRIPTION: text(({ isNew, use }) => {
      if (isNew) return use === 'garage' ? 'Accessory Structure' : 'New Construction'
      return use === 'roof' ? 'Reroof' : 'Additions/Alterations'
    }),
    PERMITAPPROVALS: text(() => 'B-Complete'),
    ISSUEDATE: text((permit) => writeAmerican(permit.issued)),
    FINALDATE: text(() => ''),
    STATUS: text(() => 'Active'),
    // Text with commas.
    PERMITVALUATION: text(({ value }) => value.toLocaleString('en-US')),
    DWELLINGUNITS: text(({ units }) => String(units)),
  },
})

interface Report extends SamplePermit {
  year: number
}

/** What a town tells of a project once a year: the same project again in the next year. */
function reportsOf(permit: SamplePermit): Report[] {
  if (!permit.isNew || !isDwelling(permit)) return []
  const year = Number(permit.submitted.slice(0, 4))
  const last = permit.completed ? Number(permit.completed.slice(0, 4)) : year
  return last > year
    ? [
        { ...permit, year },
        { ...permit, year: last },
      ]
    : [{ ...permit, year }]
}

export const californiaSite = resourceOfRows<Report>({
  host: 'data.ca.gov',
  resource: 'fe505d9b-8c36-42ba-ba30-08bc4f34e022',
  sql: 'on',
  place: 'california',
  house: ['STREET_ADDRESS'],
  rowsOf: reportsOf,
  columns: {
    JURIS_NAME: text((report) => report.city),
    CNTY_NAME: text(() => 'SACRAMENTO'),
    YEAR: text(({ year }) => String(year)),
    JURS_TRACKING_ID: text((report) => report.number),
    STREET_ADDRESS: text((report) => report.line),
    APN: text((report) => report.parcel),
    UNIT_CAT: text(({ use }) => (use === 'apartments' ? '5+' : 'SFD')),
    ENT_APPROVE_DT1: text((report) => report.submitted),
    BP_ISSUE_DT1: text((report) => report.issued),
    CO_ISSUE_DT1: text((report) => report.completed),
    NO_BUILDING_PERMITS: number(({ issued, units }) => (issued ? units : 0)),
    NOTES: text((report) => report.description),
  },
})
