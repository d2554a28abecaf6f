import type { Panel } from '../panel'
import { assessment } from './assessment'
import { elevation } from './elevation'
import { facilities } from './facilities'
import { flood } from './flood'
import { labor } from './labor'
import { parcel } from './parcel'
import { permits } from './permits'
import { section } from './section'
import { soils } from './soils'
import { wetlands } from './wetlands'

/** The panels of a dossier in their order: what is about this very address before what is around it. */
export const panels = [
  assessment,
  permits,
  parcel,
  flood,
  facilities,
  elevation,
  section,
  wetlands,
  soils,
  labor,
] as const satisfies readonly Panel[]

/** Those that were on pages of a day; a page that was kept has no others. */
export const panelsOn = (day: Date): readonly Panel[] =>
  (panels as readonly Panel[]).filter(({ since }) => !since || since <= day.toISOString().slice(0, 10))

export type PanelId = (typeof panels)[number]['id']
