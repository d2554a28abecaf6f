import { cleanup } from './cleanup'
import { facilities } from './facilities'
import { permits } from './permits'

/** Layers that also run on the server, for list pages. */
export const pointLayers = [facilities, cleanup, permits] as const
