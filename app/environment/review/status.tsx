import { AgencyWords } from '@/components/ui/agency-text'
import { siteTexts } from './describe-site'

export const Status = ({ words }: { words: string }) =>
  words === siteTexts.noStatus ? words : <AgencyWords>{words}</AgencyWords>
