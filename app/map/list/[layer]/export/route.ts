import { exportRoute } from '@/app/_surfaces/file/export-route'
import { layerListFile } from './layer-list-file'

export const { GET, OPTIONS } = exportRoute(layerListFile)
