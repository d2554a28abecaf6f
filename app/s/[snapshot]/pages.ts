import 'server-only'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { ShareablePath } from '@/app/_lib/share/shareable'
import type { App } from '@/connectors/engine'
import type { Declaration } from '@/lib/connector/declaration'
import { formatList } from '@/lib/format'
import type { KeptAnswer } from '@/lib/snapshots/snapshot'
import type { Query } from '@/lib/url-state'

export interface ShownProps {
  /** Each page has its own. */
  params: Promise<never>
  searchParams: Promise<Query>
}

export interface ShownPage {
  default: (props: ShownProps) => ReactNode | Promise<ReactNode>
  generateMetadata?: (props: ShownProps) => Promise<Metadata>
  metadata?: Metadata
}

/** The very pages, loaded only when one of them is shown again. */
export const pages: Readonly<Record<ShareablePath, () => Promise<ShownPage>>> = {
  '/place': () => import('../../place/page'),
  '/place/compare': () => import('../../place/compare/page'),
  '/land': () => import('../../land/page'),
  '/ground': () => import('../../ground/page'),
  '/environment': () => import('../../environment/page'),
  '/environment/facility/[registryId]': () => import('../../environment/facility/[registryId]/page'),
  '/assessments/find': () => import('../../assessments/find/page'),
  '/assessments/values': () => import('../../assessments/values/page'),
  '/assessments/evidence': () => import('../../assessments/evidence/page'),
  '/assessments/packet': () => import('../../assessments/packet/page'),
  '/parcels/[county]': () => import('../../parcels/[county]/page'),
  '/permits': () => import('../../permits/page'),
  '/costs': () => import('../../costs/page'),
  '/rules': () => import('../../rules/page'),
  '/rules/[documentNumber]': () => import('../../rules/[documentNumber]/page'),
  '/open-data': () => import('../../open-data/page'),
  '/open-data/[portal]/[datasetId]': () => import('../../open-data/[portal]/[datasetId]/page'),
}

/** As the answer names its source; of a failure, as this site does. */
export function nameSource({ connector, result }: KeptAnswer, { registry }: App['engine']): string {
  if (result.ok) return result.meta.source
  const declarations: Readonly<Record<string, Declaration>> = registry
  return Object.hasOwn(declarations, connector) ? (declarations[connector]?.title ?? connector) : connector
}

export const joinNames = (names: readonly string[]): string => formatList(new Set(names))
