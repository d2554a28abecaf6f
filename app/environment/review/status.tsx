import { AgencyWords } from '@/components/ui/agency-text'
import { siteTexts } from './describe-site'

/** A published status is in the words of its agency. */
export const Status = ({ words }: { words: string }) =>
  words === siteTexts.noStatus ? words : <AgencyWords>{words}</AgencyWords>
