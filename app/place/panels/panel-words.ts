import { workflows } from '@/app/workflows'
import type { PanelId } from './outcome'

interface Words {
  title: string
  /** Whose answer is waited for. */
  asked: string
  /** The part of the product that takes the question further. */
  workflow: string
}

/** The title of a panel is the same whatever becomes of its question, so that nothing moves. */
export const panelWords = {
  elevation: { title: 'Elevation', asked: 'the U.S. Geological Survey', workflow: '/land' },
  section: {
    title: 'Section of the land survey',
    asked: 'the Bureau of Land Management',
    workflow: '/land',
  },
  assessment: { title: 'Tax assessment', asked: 'the assessment office', workflow: '/assessments' },
  parcel: { title: 'Florida parcel', asked: 'the Florida Department of Revenue', workflow: '/parcels' },
  facilities: {
    title: 'Regulated facilities within a mile',
    asked: 'the Environmental Protection Agency',
    workflow: '/environment',
  },
  permits: { title: 'Building permits', asked: 'the city', workflow: '/permits' },
  labor: { title: 'Jobs and prices', asked: 'the Bureau of Labor Statistics', workflow: '/costs' },
} as const satisfies Record<PanelId, Words>

const labels = new Map(workflows.map(({ href, label }) => [href, label]))

export const workflowName = (panel: PanelId): string => labels.get(panelWords[panel].workflow) ?? ''
