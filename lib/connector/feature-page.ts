import type { Geometry } from 'geojson'
import { z } from 'zod'
import type { ExportRow } from '@/lib/export/table'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('engine.feature-page', { ofPage: 'On this page: {note, sentence}' })

const drawnShape = z.looseObject({ type: z.string(), coordinates: z.array(z.unknown()) }).nullable()

/** A cast is enough, because positions were validated on arrival. */
const toDrawn = (geometry: Geometry | null) => geometry as z.input<typeof drawnShape>

export const pageOf = {
  count: z.int().min(0).describe('Of this page.'),
  nextOffset: z.int().nullable(),
  truncated: z.boolean(),
  note: z.string(),
  caveats: z.array(z.string()),
}

export const featurePage = <P extends z.ZodType>(properties: P) => ({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({ type: z.literal('Feature'), id: z.string(), geometry: drawnShape, properties }),
  ),
  ...pageOf,
})

interface FeaturePage {
  page: { features: readonly unknown[]; truncated: boolean }
  offset: number
}

/** `nextOffset` counts unreadable rows, because the offset of the source counts them. */
export const toPageFields = ({ page, offset }: FeaturePage, count: number) => ({
  count,
  nextOffset: page.truncated ? offset + page.features.length : null,
  truncated: page.truncated,
})

export const describePage = ({ page, offset }: FeaturePage, note: string): string =>
  page.truncated || offset > 0 ? texts.ofPage({ note }) : note

interface Drawable<P> {
  properties: P
  geometry: Geometry | null
  named: readonly (string | null)[]
}

export const toFeaturePage = <P>(rows: readonly Drawable<P>[], page: FeaturePage) => ({
  type: 'FeatureCollection' as const,
  features: rows.map(({ properties, geometry, named }, index) => ({
    type: 'Feature' as const,
    id: [...named, page.offset + index].filter((part) => part !== null).join(' '),
    geometry: toDrawn(geometry),
    properties,
  })),
  ...toPageFields(page, rows.length),
})

type FeatureList<P> = readonly { properties: P; geometry: z.output<typeof drawnShape> }[]

export const toMapRows = <P>(
  features: FeatureList<P>,
  cellsOf: (properties: P) => ExportRow['cells'],
): ExportRow[] =>
  features.map(({ properties, geometry }) => ({
    cells: cellsOf(properties),
    geometry: geometry as Geometry | null,
  }))
