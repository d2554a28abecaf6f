import { changesPage } from '@/app/_surfaces/frozen/changes-page'
import { nameQuestion } from '../../name-question'

export { metadata } from '@/app/_surfaces/frozen/changes-page'

export default changesPage(nameQuestion)
