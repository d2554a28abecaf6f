import { exportRoute } from '@/app/_surfaces/file/export-route'
import { permitsFile } from './permits-file'

export const { GET, OPTIONS } = exportRoute(permitsFile)
