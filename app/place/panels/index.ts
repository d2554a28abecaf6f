import { assessment } from './assessment'
import { elevation } from './elevation'
import { facilities } from './facilities'
import { labor } from './labor'
import type { Panel } from './panel'
import { parcel } from './parcel'
import { permits } from './permits'
import { section } from './section'

/** The panels of a dossier in their order. */
export const panels = [
  elevation,
  section,
  assessment,
  parcel,
  facilities,
  permits,
  labor,
] as const satisfies readonly Panel[]

export type PanelId = (typeof panels)[number]['id']
