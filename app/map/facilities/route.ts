import { boxRoute } from '../rows/box-route'
import { fetchFacilities } from './fetch-facilities'

export const GET = boxRoute(fetchFacilities)
