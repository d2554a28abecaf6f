import { exportRoute } from '@/app/_surfaces/file/export-route'
import { rowsFile } from './rows-file'

export const { GET, OPTIONS } = exportRoute(rowsFile)
