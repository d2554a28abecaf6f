import { z } from 'zod'
import { formatCount, formatNumber } from '@/lib/format'
import type { KeptAnswer, Snapshot } from '@/lib/snapshots/snapshot'

/** How one kind of answer is told in a line. Older snapshots may have another shape: then there is no line. */
function line<T>(method: string, shape: z.ZodType<T>, say: (answer: T) => string | undefined) {
  return ({ method: asked, result }: KeptAnswer): string | undefined => {
    if (asked !== method || !result.ok) return undefined
    const read = shape.safeParse(result.data)
    return read.success ? say(read.data) : undefined
  }
}

// Most telling first. No value of anybody's property: a picture travels further than its link.
const lines = [
  line(
    'getFloodZone',
    z.object({
      zones: z.array(z.object({ zone: z.string().nullable(), specialFloodHazardArea: z.string() })),
    }),
    ({ zones: [first] }) => {
      if (!first?.zone) return undefined
      return `Flood zone ${first.zone}${first.specialFloodHazardArea === 'yes' ? ': high flood risk' : ''}`
    },
  ),
  line(
    'facilitiesNear',
    z.object({
      radiusMiles: z.number(),
      rowKind: z.enum(['facility', 'permit']),
      counts: z.object({ matched: z.int().nullable() }),
    }),
    ({ radiusMiles, rowKind, counts: { matched } }) => {
      if (matched === null) return undefined
      const what =
        rowKind === 'permit'
          ? formatCount(matched, 'permit')
          : formatCount(matched, 'regulated facility', 'regulated facilities')
      return `${what} within ${formatCount(radiusMiles, 'mile')}`
    },
  ),
  line(
    'getElevation',
    z.object({ records: z.array(z.object({ elevationFeet: z.number().nullable() })) }),
    ({ records: [record] }) =>
      typeof record?.elevationFeet === 'number'
        ? `Elevation about ${formatNumber(record.elevationFeet, 0)} feet`
        : undefined,
  ),
  line(
    'getTownshipSection',
    z.object({ records: z.array(z.object({ label: z.string() })) }),
    ({ records: [record] }) => record?.label,
  ),
  line(
    'getDetailedFacilityReport',
    z.object({ facility: z.object({ name: z.string().nullable() }) }),
    ({ facility }) => facility.name ?? undefined,
  ),
  line(
    'getDocument',
    z.object({ document: z.object({ title: z.string().nullable() }) }),
    ({ document }) => document.title ?? undefined,
  ),
  line(
    'searchDocuments',
    z.object({ total: z.int(), totalIsMinimum: z.boolean() }),
    ({ total, totalIsMinimum }) => `${totalIsMinimum ? 'At least ' : ''}${formatCount(total, 'document')}`,
  ),
  line(
    'getMultipleSeries',
    z.object({ series: z.array(z.object({ name: z.string() })) }),
    ({ series: [first] }) => first?.name,
  ),
  line('getDatasetSchema', z.object({ name: z.string() }), ({ name }) => name),
] as const

/** Two or three facts of what was seen, in a fixed order. */
export function headlineFacts({ readings }: Pick<Snapshot, 'readings'>): string[] {
  const told = lines.flatMap((say) => readings.map(say).find((fact) => fact !== undefined) ?? [])
  return [...new Set(told)].slice(0, 3)
}
