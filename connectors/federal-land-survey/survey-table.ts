import type { Geometry } from 'geojson'
import type { Table } from '@/lib/export/table'
import { formatAliquots } from '@/lib/survey/format-legal-description'
import { parsePart, type SectionPart } from '@/lib/survey/section-part'
import type { SurveyRecord } from './records'

interface Row {
  record: SurveyRecord
  geometry?: Geometry | null
  computedAcres?: number | null
  center?: SectionPart['center'] | null
  /** In place of the whole section, where it was asked for. */
  part?: SectionPart | null | undefined
}

const DIVIDED = 'Part of the section, drawn by dividing its outline; not surveyed'
const PUBLISHED = 'As the survey publishes it'

const formatPart = ({ label }: SectionPart) => formatAliquots(parsePart(label) ?? [label])

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
      { key: 'centerLatitude', label: 'Latitude of the center', type: 'number' },
      { key: 'centerLongitude', label: 'Longitude of the center', type: 'number' },
      { key: 'outline', label: 'Outline', type: 'text' },
    ],
    key: ['sectionId'],
    rows: rows.map(({ record, geometry, computedAcres, center, part }) => ({
      cells: {
        label: part ? `${formatPart(part)} of ${record.label}` : record.label,
        section: record.section?.number ?? null,
        township: record.township.label,
        range: record.range.label,
        meridian: record.meridian.name,
        state: record.state,
        parts: part?.label ?? (record.parts.map(({ label }) => label).join(', ') || null),
        computedAcres: part?.computedAcres ?? computedAcres ?? null,
        plssid: record.plssid,
        sectionId: record.sectionId,
        centerLatitude: (part?.center ?? center)?.latitude ?? null,
        centerLongitude: (part?.center ?? center)?.longitude ?? null,
        outline: part ? DIVIDED : geometry ? PUBLISHED : null,
      },
      ...(geometry === undefined ? {} : { geometry: part?.geometry ?? geometry }),
    })),
    notes,
  }
}
