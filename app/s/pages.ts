import 'server-only'
import type { ShareablePath } from '@/app/_lib/share/shareable'
import type { PageModule } from '@/app/_surfaces/frozen/frozen-page'

export const pages: Readonly<Record<ShareablePath, () => Promise<PageModule>>> = {
  '/place': () => import('../place/page'),
  '/place/compare': () => import('../place/compare/page'),
  '/land': () => import('../land/page'),
  '/ground': () => import('../ground/page'),
  '/environment': () => import('../environment/page'),
  '/environment/review': () => import('../environment/review/page'),
  '/environment/facility/[registryId]': () => import('../environment/facility/[registryId]/page'),
  '/assessments/find': () => import('../assessments/find/page'),
  '/assessments/values': () => import('../assessments/values/page'),
  '/assessments/evidence': () => import('../assessments/evidence/page'),
  '/assessments/packet': () => import('../assessments/packet/page'),
  '/parcels/[county]': () => import('../parcels/[county]/page'),
  '/permits': () => import('../permits/page'),
  '/costs': () => import('../costs/page'),
  '/rules': () => import('../rules/page'),
  '/rules/[documentNumber]': () => import('../rules/[documentNumber]/page'),
  '/open-data': () => import('../open-data/page'),
  '/open-data/[portal]/[datasetId]': () => import('../open-data/[portal]/[datasetId]/page'),
}
