import type { SamplePermit } from '@/lib/sample-world/permits'
import { number, text } from '../columns'
import { isDwelling } from '../odd-rows'
import { permitResource } from './permit-resource'

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

export const californiaSite = permitResource<Report>({
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
