import { boxRoute } from '../rows/box-route'
import { fetchPermits } from './fetch-permits'

export const GET = boxRoute(fetchPermits)
