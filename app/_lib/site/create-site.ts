import { places } from '@/app/place/methods'
import { createApp } from '@/connectors/engine'

/** What pages put together from several connectors, for programs. */
export const composed = { places }

/** The house with all that programs are offered: the connectors, and what pages put together from them. */
export const createSite: typeof createApp = (overrides = {}) => createApp({ ...overrides, composed })
