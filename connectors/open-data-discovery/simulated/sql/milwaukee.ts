import { text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitResource } from './permit-table'

export const milwaukeeSite = permitResource({
  host: 'data.milwaukee.gov',
  resource: '828e9630-d7cb-42e4-960e-964eae916397',
  sql: 'on',
  place: 'milwaukee',
  house: ['Address'],
  // Once a month.
  rowsOf: (permit) => (permit.issued && permit.issued < '2026-11' ? [permit] : []),
  columns: {
    'Record ID': text((permit) => permit.number),
    'Permit Type': text((permit) => {
      const kind = isCommercial(permit) ? 'Commercial' : 'Residential'
      return `${kind} ${permit.isNew ? 'New Construction' : 'Alteration'} Permit`
    }),
    'Date Opened': text((permit) => permit.submitted),
    'Date Issued': text((permit) => permit.issued),
    Status: text((permit) => permit.status),
    Address: text((permit) => permit.line),
    'Construction Total Cost': text(({ value }) => String(value)),
    'Use of Building': text((permit) => permit.use),
    'Dwelling units impacted': text(({ units }) => String(units)),
  },
})
