import { snapshotPicture } from '@/app/_surfaces/frozen/describe-snapshot'
import { headlineFacts } from '../../headline-facts'

export const GET = snapshotPicture(headlineFacts)
