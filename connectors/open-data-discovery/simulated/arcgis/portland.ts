import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, number, text } from '../columns'
import { permitLayer } from './permit-layer'

export const portlandSite = permitLayer<SamplePermit>({
  layer: 'https://www.portlandmaps.com/od/rest/services/COP_OpenData_PlanningDevelopment/MapServer/89',
  name: 'Residential Building Permits',
  // A small page, whatever is asked for.
  maxRecordCount: 200,
  edited: '2026-09-20T09:00:00Z',
  place: 'portland',
  permits: 3000,
  house: ['PROP_ADDRE'],
  // Whatever made dwellings, by conversion too.
  rowsOf: ({ units, isNew, use, ...permit }) => {
    const made = isNew ? units : Number(use === 'duplex' || use === 'apartments')
    return made > 0 ? [{ ...permit, use, isNew, units: made }] : []
  },
  columns: {
    FOLDERNUMB: text((permit) => permit.number),
    NEWCLASS: text(({ isNew }) => (isNew ? 'New Construction' : 'Alteration')),
    NEWTYPE: text((permit) => permit.use),
    STATUS: text((permit) => permit.status),
    FOLDERDESC: text((permit) => permit.description),
    ISSUEDATE: day((permit) => permit.issued),
    FINALDATE: day((permit) => permit.completed),
    NEW_UNITS: number((permit) => permit.units),
    VALUATION: number((permit) => permit.value),
    PROP_ADDRE: text((permit) => permit.line),
  },
})
