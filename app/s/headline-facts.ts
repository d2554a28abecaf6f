import { z } from 'zod'
import type { SnapshotDescriber } from '@/app/_surfaces/frozen/describe-snapshot'
import { formatCount } from '@/lib/format'
import { dataset } from '@/lib/records/dataset/fields'
import { elevationHeadline } from '@/lib/records/elevation/describe'
import { elevation } from '@/lib/records/elevation/fields'
import { countHeadline } from '@/lib/records/facility/describe'
import { facility } from '@/lib/records/facility/fields'
import { zoneHeadline } from '@/lib/records/flood-zone/describe'
import { floodZone } from '@/lib/records/flood-zone/fields'
import { rule } from '@/lib/records/rule/fields'
import { section } from '@/lib/records/section/fields'
import { series } from '@/lib/records/series/fields'
import type { SnapshotCall } from '@/lib/snapshots/snapshot'

function line<S extends z.ZodRawShape>(
  method: string,
  shape: S,
  say: (answer: z.output<z.ZodObject<S>>) => string | null | undefined,
) {
  const answer = z.object(shape)
  return (reading: SnapshotCall): string | undefined => {
    if (reading.method !== method || !reading.result.ok) return undefined
    const { data } = answer.safeParse(reading.result.data)
    return (data && say(data)) ?? undefined
  }
}

const zone = z.object(floodZone.shape).pick({ zone: true, specialFloodHazardArea: true })
const height = z.object(elevation.shape).pick({ elevationFeet: true })
const division = z.object(section.shape).pick({ label: true })
const counted = { matched: z.int().nullable() }

// The most important fact comes first. Property values are excluded, because preview images are copied to
// more places than links.
const lines = [
  line('getFloodZone', { zones: z.array(zone) }, ({ zones: [first] }) => first && zoneHeadline(first)),
  line(
    'facilitiesNear',
    { radiusMiles: z.number(), rowKind: z.enum(['facility', 'permit']), counts: z.object(counted) },
    ({ counts: { matched }, ...rest }) => (matched === null ? null : countHeadline(matched, rest)),
  ),
  line(
    'getElevation',
    { records: z.array(height) },
    ({ records: [record] }) => record && elevationHeadline(record),
  ),
  line('getTownshipSection', { records: z.array(division) }, ({ records: [record] }) => record?.label),
  line(
    'getDetailedFacilityReport',
    { facility: z.object({ name: facility.shape.name }) },
    (report) => report.facility.name,
  ),
  line(
    'getDocument',
    { document: z.object({ title: rule.shape.title }) },
    ({ document: { title } }) => title,
  ),
  line(
    'searchDocuments',
    { total: z.int(), totalIsMinimum: z.boolean() },
    ({ total, totalIsMinimum }) => `${totalIsMinimum ? 'At least ' : ''}${formatCount(total, 'document')}`,
  ),
  line(
    'getMultipleSeries',
    { series: z.array(z.object({ name: series.shape.name })) },
    (answer) => answer.series[0]?.name,
  ),
  line('getDatasetSchema', { name: dataset.shape.name }, ({ name }) => name),
]

export const headlineFacts: SnapshotDescriber = ({ readings }) => {
  const facts = lines.flatMap((say) => readings.map(say).find((fact) => fact !== undefined) ?? [])
  return [...new Set(facts)].slice(0, 3)
}
