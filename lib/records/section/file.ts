import type { Geometry } from 'geojson'
import type { ExportTable } from '@/lib/export/table'
import { formatAliquots } from '@/lib/survey/format-legal-description'
import { parsePart, type SectionPart } from '@/lib/survey/section-part'
import { type SurveyRecord, section } from './fields'

interface Row {
  record: SurveyRecord
  geometry?: Geometry | null
  computedAcres?: number | null
  center?: SectionPart['center'] | null
  part?: SectionPart | null | undefined
}

const DIVIDED = 'Part of the section, drawn by dividing its outline; not surveyed'
const PUBLISHED = 'As the survey publishes it'

const formatPart = ({ label }: SectionPart) => formatAliquots(parsePart(label) ?? [label])

const names = section.pick({
  label: 'label',
  section: 'section',
  township: 'township',
  range: 'range',
  meridian: 'meridian',
  state: 'state',
  parts: 'parts',
})
const identifiers = section.pick({ plssid: 'plssid', sectionId: 'sectionId' })

export function surveyTable(rows: Row[], notes: string[]): ExportTable {
  return {
    columns: [
      ...names.columns,
      { key: 'computedAcres', label: 'Acres computed from the outline', type: 'number' },
      ...identifiers.columns,
      { key: 'centerLatitude', label: 'Latitude of the center', type: 'number' },
      { key: 'centerLongitude', label: 'Longitude of the center', type: 'number' },
      { key: 'outline', label: 'Outline', type: 'text' },
    ],
    key: ['sectionId'],
    rows: rows.map(({ record, geometry, computedAcres, center, part }) => ({
      cells: {
        ...section.cells(record),
        ...(part && { label: `${formatPart(part)} of ${record.label}`, parts: part.label }),
        computedAcres: part?.computedAcres ?? computedAcres ?? null,
        centerLatitude: (part?.center ?? center)?.latitude ?? null,
        centerLongitude: (part?.center ?? center)?.longitude ?? null,
        outline: part ? DIVIDED : geometry ? PUBLISHED : null,
      },
      ...(geometry === undefined ? {} : { geometry: part?.geometry ?? geometry }),
    })),
    notes,
  }
}
