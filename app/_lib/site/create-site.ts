import { places } from '@/app/place/methods'
import { createApp } from '@/connectors/engine'

export const composed = { places }

export const createSite: typeof createApp = (overrides = {}) => createApp({ ...overrides, composed })
