import { exportRoute } from '@/app/_surfaces/file/export-route'
import { answerPreflight } from '@/lib/connector/http/any-page'
import { parcelsFile } from './parcels-file'
import { selectedParcelsFile } from './selected-parcels-file'

export const { GET } = exportRoute(parcelsFile)

export const POST = exportRoute(selectedParcelsFile).GET

export const OPTIONS = () => answerPreflight('GET, HEAD, POST')
