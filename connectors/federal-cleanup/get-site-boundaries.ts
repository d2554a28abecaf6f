import { z } from 'zod'
import type { CallEachResult, ConnectorMethod, MethodContext } from '@/lib/connector/method'
import {
  type BoundaryLayerSummary,
  boundaryKindIds,
  type CleanupBoundaryKind,
  cleanupBoundary,
  describeBoundaryLayer,
  extent,
  fewRestrictions,
} from '@/lib/records/cleanup-site/boundary'
import { listStates } from '@/lib/records/cleanup-site/describe'
import { isOutline, publishedOutline } from '@/lib/records/parcel/outline'
import { queryOf } from './area'
import { boundariesNear, boundaryParams, byEdge, drawnBoundary } from './boundaries-near'

const params = z.strictObject(boundaryParams)

const result = z.object({
  query: params,
  layers: z
    .array(
      z.object({
        kind: z.enum(boundaryKindIds),
        state: z.enum(Object.keys(listStates) as (keyof typeof listStates)[]),
        isCut: z.boolean(),
        shapeless: z.int(),
        problem: z.string().nullable(),
      }),
    )
    .describe('A kind that failed is never a kind without boundaries.'),
  boundaries: z
    .array(drawnBoundary.extend({ outline: publishedOutline }))
    .describe('One for each site with all of its polygons, the nearest edge first.'),
  caveats: z.array(z.string()),
})

export type SiteBoundariesResult = z.output<typeof result>

export const getSiteBoundaries = {
  summary:
    'Published polygons of Superfund sites and of restrictions of use there (institutional controls) that touch a WGS84 point, the GeoJSON outline of a lot or a box, or lie within a distance: name, EPA id, status, nearest edge and outline.',
  title: 'Superfund boundaries around a place',
  params,
  result,
  example: { latitude: 34.0522, longitude: -118.2437, miles: 5 },
  // Uncached, because `boundariesNear` caches each kind by itself.
  cache: false,
  cost: 2,
  run: findBoundaries,
  table: ({ boundaries, layers, caveats }) => {
    const table = cleanupBoundary.table(boundaries, [...layers.flatMap(describeBoundaryLayer), ...caveats])
    return {
      ...table,
      rows: table.rows.map((row, at) => {
        const shape = boundaries[at]?.outline
        return { ...row, geometry: isOutline(shape) ? shape : null }
      }),
    }
  },
  cite: () => ({ dataset: 'Superfund boundaries of EPA' }),
} satisfies ConnectorMethod<typeof params, typeof result>

type Part = CallEachResult<z.output<typeof boundariesNear.result>>

async function findBoundaries(
  query: z.output<typeof params>,
  { callEach }: MethodContext,
): Promise<z.input<typeof result>> {
  const { miles: _, ...around } = query
  queryOf(around)
  const parts = await callEach(
    boundariesNear,
    boundaryKindIds.map((kind) => ({ ...query, kind })),
  )
  const failures = parts.flatMap((part) => (part.ok ? [] : [part.error]))
  if (failures.length === parts.length) throw failures[0]
  const layers = boundaryKindIds.map((kind, at) => summarize(kind, parts[at]))
  return {
    query,
    layers,
    boundaries: parts.flatMap((part) => (part.ok ? part.data.boundaries : [])).toSorted(byEdge),
    caveats: [extent, fewRestrictions],
  }
}

function summarize(kind: CleanupBoundaryKind, part: Part | undefined): BoundaryLayerSummary {
  if (!part?.ok)
    return { kind, state: 'failed', isCut: false, shapeless: 0, problem: part?.error.message ?? null }
  const { boundaries, isCut, shapeless } = part.data
  return { kind, state: boundaries.length > 0 ? 'found' : 'none', isCut, shapeless, problem: null }
}
