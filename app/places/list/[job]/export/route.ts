import { exportRoute } from '@/app/_surfaces/file/export-route'
import { jobFile } from './job-file'

export const { GET, OPTIONS } = exportRoute(jobFile)
