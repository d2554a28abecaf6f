import { z } from '@/components/ui/form/zod'
import { type ErrorCode, statusOf } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'

/** Optional records. Each one adds a request per point. */
export const extras = ['flood', 'soil'] as const
export type OptionalRecord = (typeof extras)[number]

export const sources = ['section', 'elevation', ...extras] as const
export type BatchSource = (typeof sources)[number]

export const sourceNames = {
  section: 'Section',
  elevation: 'Elevation',
  flood: 'Flood zone',
  soil: 'Soil',
} as const satisfies Record<BatchSource, string>

const meta = z.object({
  connector: z.string(),
  method: z.string(),
  source: z.string(),
  publisher: z.string(),
  attribution: z.string(),
  licence: z.string(),
  dataset: z.string().exactOptional(),
  dated: z.array(z.object({ label: z.string(), on: z.string().nullable().exactOptional() })).exactOptional(),
  record: z.object({ href: z.string(), label: z.string() }).exactOptional(),
  requests: z.array(z.object({ method: z.string(), url: z.string() })),
  retrievedAt: z.string(),
  ageSeconds: z.number(),
  state: z.enum(['miss', 'fresh', 'stale']),
  refreshFailed: z.object({ code: z.string(), message: z.string() }).exactOptional(),
  sample: z.boolean(),
}) satisfies z.ZodType<Meta>

const sectionFinding = z.object({
  outcome: z.enum(['found', 'nothing', 'not-covered']),
  message: z.string(),
  places: z.array(
    z.object({
      label: z.string(),
      parts: z.array(z.string()),
      state: z.string(),
      plssid: z.string(),
      sectionId: z.string().nullable(),
    }),
  ),
})

const elevationFinding = z.object({
  outcome: z.enum(['found', 'nothing']),
  message: z.string(),
  feet: z.number().nullable(),
  meters: z.number().nullable(),
  measuredOn: z.string().nullable(),
})

const floodFinding = z.object({
  outcome: z.enum(['found', 'nothing', 'not-covered']),
  message: z.string(),
  zones: z.array(z.object({ name: z.string(), verdict: z.string(), elevation: z.string().nullable() })),
  panels: z.array(z.string()),
})

const soilFinding = z.object({
  outcome: z.enum(['found', 'nothing']),
  message: z.string(),
  units: z.array(z.object({ name: z.string(), farmland: z.string().nullable() })),
})

const failure = z.object({
  code: z.custom<ErrorCode>((code) => typeof code === 'string' && Object.hasOwn(statusOf, code)),
  message: z.string(),
})

const answerWith = <F extends z.ZodType>(finding: F) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('unasked') }),
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('asking') }),
    z.object({ state: z.literal('answered'), finding, meta }),
    z.object({ state: z.literal('failed'), failure }),
  ])

const findings = z.object({
  section: answerWith(sectionFinding),
  elevation: answerWith(elevationFinding),
  flood: answerWith(floodFinding),
  soil: answerWith(soilFinding),
})

const row = z.object({
  number: z.int(),
  text: z.string(),
  label: z.string(),
  reading: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('point'),
      /** Key of the point. Rows with the same point share their results. */
      key: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      form: z.string(),
      notes: z.array(z.string()),
    }),
    z.object({ kind: z.literal('unreadable'), why: z.string() }),
  ]),
})

export const batchSchema = z.object({
  rows: z.array(row),
  extras: z.array(z.enum(extras)),
  points: z.record(z.string(), findings),
  /** Time until which a source requested a pause, in milliseconds since 1970. */
  notBefore: z.number(),
})

export type Batch = z.output<typeof batchSchema>
export type BatchRow = z.output<typeof row>
export type BatchFindings = z.output<typeof findings>
export type BatchFailure = z.output<typeof failure>
export type SectionFinding = z.output<typeof sectionFinding>
export type ElevationFinding = z.output<typeof elevationFinding>
export type FloodFinding = z.output<typeof floodFinding>
export type SoilFinding = z.output<typeof soilFinding>

export type SourceFacts = Record<
  BatchSource,
  { title: string; publisher: string; licence: string; caveats: string[] }
>

export const sourcesOfBatch = ({ extras: selection }: Batch): readonly BatchSource[] => [
  'section',
  'elevation',
  ...selection,
]
