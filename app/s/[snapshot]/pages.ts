import 'server-only'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { Query } from '@/app/read-query'
import type { ShareablePath } from '@/app/shareable'

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
  '/land': () => import('../../land/page'),
  '/environment': () => import('../../environment/page'),
  '/environment/facility/[registryId]': () => import('../../environment/facility/[registryId]/page'),
  '/assessments/check': () => import('../../assessments/check/page'),
  '/assessments/facts': () => import('../../assessments/facts/page'),
  '/assessments/history': () => import('../../assessments/history/page'),
  '/assessments/meaning': () => import('../../assessments/meaning/page'),
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
