import { text } from '../columns'
import { isCommercial, isDwelling } from '../odd-rows'
import { permitResource } from './permit-table'

/** Whether the real portal answers SQL, nobody has established; this one does not. */
export const sanAntonioSite = permitResource({
  host: 'data.sanantonio.gov',
  resource: 'c21106f9-3ef5-4f3a-8604-f992b4db7512',
  sql: 'revoked',
  place: 'san-antonio',
  house: ['ADDRESS'],
  rowsOf: (permit) => (permit.issued ? [permit] : []),
  columns: {
    'PERMIT TYPE': text((permit) => {
      if (isCommercial(permit)) return permit.isNew ? 'Comm New Building Permit' : 'Comm Repair Permit'
      return permit.isNew && isDwelling(permit) ? 'Res New Building Permit' : 'Res Repair Permit'
    }),
    'PERMIT #': text((permit) => permit.number),
    'PROJECT NAME': text((permit) => permit.description),
    'WORK TYPE': text(({ isNew }) => (isNew ? 'New' : 'Existing')),
    ADDRESS: text(({ line, city, zip }) => `${line}, City of ${city}, TX ${zip}`),
    'DATE SUBMITTED': text((permit) => permit.submitted),
    'DATE ISSUED': text((permit) => permit.issued),
    // Often left blank, and a blank is a text of no length.
    'DECLARED VALUATION': text(({ value, index }) => (index % 3 === 0 ? '' : String(value))),
    'PRIMARY CONTACT': text((permit) => permit.owner),
    X_COORD: text((permit) => String(permit.longitude)),
    Y_COORD: text((permit) => String(permit.latitude)),
  },
})
