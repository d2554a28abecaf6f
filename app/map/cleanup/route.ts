import { boxRoute } from '../rows/box-route'
import { fetchCleanup } from './fetch-cleanup'

export const GET = boxRoute(fetchCleanup)
