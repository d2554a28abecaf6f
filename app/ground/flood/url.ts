import type { Route } from 'next'
import { type GroundUrl, groundUrl } from '../url'

export const floodFileHref = (url: GroundUrl): Route => groundUrl.toHref('/ground/flood', url)
