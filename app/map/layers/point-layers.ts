import { facilities } from './facilities'
import { permits } from './permits'

/** The layers whose rows come from one answer for a box. They run on the server too, for list pages. */
export const pointLayers = [facilities, permits] as const
