import type { SimulatedAbout, SimulatedDataset } from '@/lib/socrata/simulated-dataset'

/** What a catalogue lists and what is no table: viewers, links, files, stories. */
export const asset = (id: string, about: SimulatedAbout, updatedAt = '2026-08-03T10:00:00Z') =>
  ({ id, about, updatedAt: new Date(updatedAt), columns: [], rows: () => [] }) satisfies SimulatedDataset
