import { facilities } from './facilities'
import { permits } from './permits'

/** These layers run on the server too, for list pages. */
export const pointLayers = [facilities, permits] as const
