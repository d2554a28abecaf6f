import { z } from 'zod'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { type SurveyRecord, section } from '@/lib/records/section/fields'
import { fetchSections } from './find-surveyed'
import { outlineGeometry, readRows, toPart, toRecord } from './read-record'
import { fetchLayer, layers, type PartAttributes } from './wire'

const params = z.strictObject({ ...pointParams, layer: z.enum(['part', 'section', 'township']) })

const result = z.object({
  matches: z.array(z.object({ record: z.object(section.shape), geometry: outlineGeometry })),
  unreadable: z.int().min(0),
  truncated: z.boolean(),
})

type Question = z.output<typeof params>
type Answer = z.input<typeof result>

/**
 * Each layer has its own cache entry for a point, so that a failed layer is retried while the other layers
 * stay cached.
 */
export const layerAtPoint = {
  summary: 'What one layer of the survey has at one point.',
  params,
  result,
  example: { latitude: 45.68015, longitude: -107.91452, layer: 'section' },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  run: fetchAt,
} satisfies ConnectorMethod<typeof params, typeof result>

async function fetchAt({ layer, ...at }: Question, { upstream }: MethodContext): Promise<Answer> {
  if (layer === 'section') return (await fetchSections(upstream, { at, geometry: true })) as Answer
  if (layer === 'township') {
    const { features, truncated } = await fetchLayer(upstream, layers.township, { at })
    const rows = readRows(features, ({ attributes }) => toRecord({ identifier: attributes.PLSSID }))
    return { ...rows, matches: withoutOutline(rows.matches), truncated }
  }
  const { features, truncated } = await fetchLayer(upstream, layers.part, { at })
  const rows = readRows(features, ({ attributes }) => {
    const record = toRecord({ identifier: identifierOf(attributes), number: attributes.FRSTDIVNO })
    return record && { ...record, parts: toPart(attributes) }
  })
  return { ...rows, matches: withoutOutline(joinParts(rows.matches)), truncated }
}

const identifierOf = ({ FRSTDIVID, PLSSID }: PartAttributes) => FRSTDIVID ?? PLSSID

const withoutOutline = (records: SurveyRecord[]) => records.map((record) => ({ record, geometry: null }))

/** The source has one row for each part of a section. */
function joinParts(records: readonly SurveyRecord[]): SurveyRecord[] {
  const bySection = new Map<string, SurveyRecord>()
  for (const record of records) {
    const id = record.sectionId ?? record.plssid
    const previous = bySection.get(id)
    bySection.set(id, previous ? { ...previous, parts: [...previous.parts, ...record.parts] } : record)
  }
  return [...bySection.values()]
}
