import { exportRoute } from '@/app/_surfaces/file/export-route'
import { facilitiesFile } from './facilities-file'

export const { GET, OPTIONS } = exportRoute(facilitiesFile)
