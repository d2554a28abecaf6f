import { cleanup } from './cleanup'
import { facilities } from './facilities'
import { permits } from './permits'

export const pointLayers = [facilities, cleanup, permits] as const
