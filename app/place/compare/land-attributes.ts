import { formatDay } from '@/components/ui/format-day'
import { formatFeet, formatMeters } from '@/lib/units'
import type { ElevationData } from '../panels/elevation'
import type { SectionData } from '../panels/section'
import type { Attribute } from './compare-rows'

export const elevationAttributes: readonly Attribute<ElevationData>[] = [
  {
    id: 'elevation',
    label: 'Ground elevation (interpolated, not surveyed)',
    say: ({ record: { elevationFeet } }) => (elevationFeet === null ? null : formatFeet(elevationFeet)),
    amount: ({ record }) => record.elevationFeet,
    unit: 'ft',
  },
  {
    id: 'cell',
    label: 'Cell size of the model',
    say: ({ record: { resolutionMeters } }) =>
      resolutionMeters === null ? null : formatMeters(resolutionMeters),
  },
  {
    id: 'measured',
    label: 'Measured on',
    say: ({ record: { acquisitionDate } }) => acquisitionDate && formatDay(acquisitionDate),
  },
]

type Record = SectionData['records'][number]

/** Where sections overlap there are several, and none is more right than the others. */
const each = (say: (record: Record) => string | undefined) => {
  return ({ records }: SectionData): string | null =>
    [...new Set(records.map(say).filter((text) => text !== undefined))].join('; ') || null
}

export const sectionAttributes: readonly Attribute<SectionData>[] = [
  { id: 'state', label: 'State', say: each(({ stateName }) => stateName) },
  { id: 'meridian', label: 'Principal meridian', say: each(({ meridian }) => meridian.name) },
  { id: 'township', label: 'Township', say: each(({ township }) => township.label) },
  { id: 'range', label: 'Range', say: each(({ range }) => range.label) },
  {
    id: 'section',
    label: 'Section',
    say: each(({ section }) => section?.number.replace(/^0+(?=\d)/, '')),
  },
  {
    id: 'identifier',
    label: 'Survey identifier',
    say: each(({ sectionId, plssid }) => sectionId ?? plssid),
  },
]
