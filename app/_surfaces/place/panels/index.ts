import type { Panel } from '../panel'
import { assessment } from './assessment'
import { cleanup } from './cleanup'
import { elevation } from './elevation'
import { facilities } from './facilities'
import { flood } from './flood'
import { floodHistory } from './flood-history'
import { labor } from './labor'
import { parcel } from './parcel'
import { permits } from './permits'
import { section } from './section'
import { soils } from './soils'
import { wetlands } from './wetlands'

/** Ordered by relevance to an address. */
export const panels = [
  assessment,
  permits,
  parcel,
  flood,
  floodHistory,
  facilities,
  cleanup,
  elevation,
  section,
  wetlands,
  soils,
  labor,
] as const satisfies readonly Panel[]

export const panelsOn = (day: Date): readonly Panel[] =>
  (panels as readonly Panel[]).filter(({ since }) => !since || since <= day.toISOString().slice(0, 10))

export type PanelId = (typeof panels)[number]['id']
