import { frozenPage } from '@/app/_surfaces/frozen/frozen-page'
import { headlineFacts } from '../headline-facts'
import { pages } from '../pages'

const { Page, generateMetadata } = frozenPage(pages, headlineFacts)

export { generateMetadata }
export default Page
