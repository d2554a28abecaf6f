import { exportRoute } from '@/app/_surfaces/file/export-route'
import { answerPreflight } from '@/lib/connector/http/any-page'
import { selectedLotsFile } from './selected-lots-file'

export const POST = exportRoute(selectedLotsFile).GET

export const OPTIONS = () => answerPreflight('POST')
