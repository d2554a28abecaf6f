import type { Simulator } from '@/lib/connector/simulator'

/** A table of one source on one host; several sources can share a host. */
export interface SimulatedSite {
  host: string
  /** The beginning of its paths. */
  path: string
  simulate: Simulator
}
