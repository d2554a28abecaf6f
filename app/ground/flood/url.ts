import type { Route } from 'next'
import { type GroundUrlParams, groundUrl } from '../url'

export const floodFileHref = (url: GroundUrlParams): Route => groundUrl.toHref('/ground/flood', url)
