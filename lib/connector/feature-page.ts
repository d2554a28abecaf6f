import type { Geometry } from 'geojson'
import { z } from 'zod'
import type { ExportRow } from '@/lib/export/table'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('engine.feature-page', { ofPage: 'On this page: {note, sentence}' })

/** GeoJSON as it leaves; null where nothing of it can be drawn. */
const drawnShape = z.looseObject({ type: z.string(), coordinates: z.array(z.unknown()) }).nullable()

/** A shape whose positions were checked when it came. */
const toDrawn = (geometry: Geometry | null) => geometry as z.input<typeof drawnShape>

/** What every page says of itself. */
export const pageOf = {
  count: z.int().min(0).describe('Of this page.'),
  nextOffset: z.int().nullable(),
  truncated: z.boolean(),
  note: z.string(),
  caveats: z.array(z.string()),
}

/** A page of what a map draws in an area. */
export const featurePage = <P extends z.ZodType>(properties: P) => ({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({ type: z.literal('Feature'), id: z.string(), geometry: drawnShape, properties }),
  ),
  ...pageOf,
})

interface PageAsked {
  /** What the source sent. */
  page: { features: readonly unknown[]; truncated: boolean }
  offset: number
}

/** Where the next page begins; rows that could not be read count, for the source counts them. */
export const pagedBy = ({ page, offset }: PageAsked, count: number) => ({
  count,
  nextOffset: page.truncated ? offset + page.features.length : null,
  truncated: page.truncated,
})

/** What is counted on a page is not what the area has. */
export const ofPage = ({ page, offset }: PageAsked, note: string): string =>
  page.truncated || offset > 0 ? texts.ofPage({ note }) : note

interface Drawable<P> {
  properties: P
  geometry: Geometry | null
  /** The publisher's own names for it, as far as it has them. */
  named: readonly (string | null)[]
}

/** Features of a page: where two have the same name, or none, their place among all tells them apart. */
export const toFeaturePage = <P>(found: readonly Drawable<P>[], asked: PageAsked) => ({
  type: 'FeatureCollection' as const,
  features: found.map(({ properties, geometry, named }, index) => ({
    type: 'Feature' as const,
    id: [...named, asked.offset + index].filter((part) => part !== null).join(' '),
    geometry: toDrawn(geometry),
    properties,
  })),
  ...pagedBy(asked, found.length),
})

type Drawn<P> = readonly { properties: P; geometry: z.output<typeof drawnShape> }[]

/** The same features as rows of a file. */
export const drawnRows = <P>(
  features: Drawn<P>,
  cellsOf: (properties: P) => ExportRow['cells'],
): ExportRow[] =>
  features.map(({ properties, geometry }) => ({
    cells: cellsOf(properties),
    geometry: geometry as Geometry | null,
  }))
