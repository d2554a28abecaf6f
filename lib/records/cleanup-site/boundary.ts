import * as z from 'zod/mini'
import { formatMiles } from '@/lib/format'
import { translate } from '@/lib/language/translate'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { defineRecord, type RecordOfKind } from '../define-record'
import type { listStates } from './describe'

const text = z.nullable(z.string())

export const boundaryKinds = {
  site: 'Superfund site',
  restriction: 'Superfund restriction of use',
} as const

export type CleanupBoundaryKind = keyof typeof boundaryKinds

export const boundaryKindIds = Object.keys(boundaryKinds) as [CleanupBoundaryKind, ...CleanupBoundaryKind[]]

export const cleanupBoundary = defineRecord('cleanup-boundary', {
  kind: { schema: z.enum(boundaryKindIds), label: 'Kind', text: (kind) => boundaryKinds[kind], fact: {} },
  name: { schema: text, label: 'Site', fact: { absent: 'Not published' } },
  epaId: { schema: text, label: 'EPA id', fact: {} },
  status: { schema: text, label: 'Status on the priorities list', fact: { absent: 'Not published' } },
  distanceMiles: {
    schema: z.nullable(z.number()).check(z.describe('Of its nearest edge; 0 inside it. Null for a box.')),
    label: 'Distance of its edge',
    unit: 'mi',
    text: (miles) => (miles === null ? null : formatMiles(miles)),
    fact: {},
  },
  parts: { schema: z.int(), label: 'Polygons', fact: {} },
  city: { schema: text, label: 'City', fact: {} },
  state: { schema: text, label: 'State' },
  changedOn: { schema: text, type: 'date', label: 'Boundary changed', fact: {} },
  detailUrl: { schema: text, type: 'link', label: 'Official page' },
})

export type CleanupBoundary = RecordOfKind<typeof cleanupBoundary>

const texts = defineSentences('cleanup-site.boundary', {
  extent:
    'A boundary is the whole site as understood at present, or the line of a federal facility. It changes as work goes on.',
  fewRestrictions:
    'Few restrictions of use are published as polygons, so outside them can be restrictions too: those of states and counties are not here.',
  failed: 'We could not ask for the polygons of this kind: {kind}. That says nothing about boundaries here.',
  cut: 'The source has more polygons here than we load of this kind: {kind}.',
  shapeless: {
    one: 'One row has no polygon, so it is not here.',
    other: '{count} rows have no polygon, so they are not here.',
  },
  inside: 'inside it',
})

export const { extent, fewRestrictions } = texts

export interface BoundaryLayerSummary {
  kind: CleanupBoundaryKind
  state: keyof typeof listStates
  isCut: boolean
  shapeless: number
  problem: string | null
}

export function describeBoundaryLayer({ kind, state, isCut, shapeless, problem }: BoundaryLayerSummary) {
  const named = { kind: boundaryKinds[kind] }
  if (state === 'failed') return [texts.failed(named), ...(problem ? [problem] : [])]
  return [
    ...(isCut ? [texts.cut(named)] : []),
    ...(shapeless > 0 ? [texts.shapeless({ count: shapeless })] : []),
  ]
}

export const describeEdge = ({ distanceMiles }: Pick<CleanupBoundary, 'distanceMiles'>): string =>
  distanceMiles === null ? '' : distanceMiles === 0 ? translate(texts.inside) : formatMiles(distanceMiles)
