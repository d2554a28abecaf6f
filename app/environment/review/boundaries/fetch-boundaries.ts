import 'server-only'
import type { Polygon } from 'geojson'
import { type EngineCaller, isMissingReading } from '@/app/_lib/read/reading-scope'
import type { SiteBoundariesResult } from '@/connectors/federal-cleanup/public'
import type { Meta } from '@/lib/connector/result'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { boundaryKinds, describeBoundaryLayer, describeEdge } from '@/lib/records/cleanup-site/boundary'
import { listStates } from '@/lib/records/cleanup-site/describe'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { siteTexts } from '../describe-site'

type Boundary = SiteBoundariesResult['boundaries'][number]

export interface ReviewBoundaries {
  miles: number
  boundaries: readonly Boundary[]
  lines: readonly string[]
  why?: string
  caveats: readonly string[]
  metas: readonly Meta[]
}

const texts = defineTexts('review.boundaries', {
  failed: (why) => `We could not ask for the boundaries of Superfund sites. ${why}`,
  unkept: 'When this page was saved, it did not ask for the boundaries of Superfund sites.',
  layer: (kind, answer) => `${kind}: ${answer}.`,
})

/** Never throws. A failure is `why` in the result. */
export async function fetchBoundaries(
  around: LngLat | { polygon: Polygon },
  miles: number,
  call: EngineCaller,
): Promise<ReviewBoundaries> {
  const answer = await call('federal-cleanup', 'getSiteBoundaries', { ...around, miles })
  const none = { miles, boundaries: [], lines: [], caveats: [], metas: [] }
  if (isMissingReading(answer)) return { ...none, why: texts.unkept }
  if (!answer.ok) return { ...none, why: texts.failed(translate(answer.error.message)) }
  const { boundaries, layers, caveats } = answer.data
  const lines = layers.flatMap((layer) => {
    const count = boundaries.filter(({ kind }) => kind === layer.kind).length
    const words = layer.state === 'found' ? String(count) : translate(listStates[layer.state]).toLowerCase()
    return [
      texts.layer(translate(boundaryKinds[layer.kind]), words),
      ...describeBoundaryLayer(layer).map((line) => translate(line)),
    ]
  })
  return { miles, boundaries, lines, caveats, metas: [answer.meta] }
}

export const boundaryLabels = defineTexts('review.boundary-labels', {
  name: 'Site',
  kind: 'Boundary of',
  edge: 'Nearest edge',
  status: 'Status, as published',
})

export const describeBoundary = (boundary: Boundary) => ({
  name: formatFacilityName(boundary.name),
  epaId: boundary.epaId,
  kind: translate(boundaryKinds[boundary.kind]),
  edge: translate(describeEdge(boundary)),
  status: boundary.status ?? siteTexts.noStatus,
})
export type BoundaryText = ReturnType<typeof describeBoundary>
