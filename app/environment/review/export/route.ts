import { exportRoute } from '@/app/_surfaces/file/export-route'
import { reviewFile } from './review-file'

export const { GET, OPTIONS } = exportRoute(reviewFile)
