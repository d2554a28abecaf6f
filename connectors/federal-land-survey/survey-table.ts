import type { Geometry } from 'geojson'
import type { Table } from '@/lib/export/table'
import type { SurveyRecord } from './records'

interface Row {
  record: SurveyRecord
  geometry?: Geometry | null
  computedAcres?: number | null
}

export function surveyTable(rows: Row[], notes: string[]): Table {
  return {
    columns: [
      { key: 'label', label: 'Description', type: 'text' },
      { key: 'section', label: 'Section', type: 'text' },
      { key: 'township', label: 'Township', type: 'text' },
      { key: 'range', label: 'Range', type: 'text' },
      { key: 'meridian', label: 'Principal meridian', type: 'text' },
      { key: 'state', label: 'State', type: 'text' },
      { key: 'parts', label: 'Parts named here', type: 'text' },
      { key: 'computedAcres', label: 'Acres computed from the outline', type: 'number' },
      { key: 'plssid', label: 'Township identifier', type: 'text' },
      { key: 'sectionId', label: 'Section identifier', type: 'text' },
    ],
    key: ['sectionId'],
    rows: rows.map(({ record, geometry, computedAcres }) => ({
      cells: {
        label: record.label,
        section: record.section?.number ?? null,
        township: record.township.label,
        range: record.range.label,
        meridian: record.meridian.name,
        state: record.state,
        parts: record.parts.map(({ label }) => label).join(', ') || null,
        computedAcres: computedAcres ?? null,
        plssid: record.plssid,
        sectionId: record.sectionId,
      },
      ...(geometry === undefined ? {} : { geometry }),
    })),
    notes,
  }
}
