import { AgencyNames } from '@/components/ui/agency-text'
import type { LabeledValue } from '@/components/ui/facts'
import type { HomeRecordFact } from '../home-facts'

export const markAgencyWords = ({ agencyWords, ...fact }: HomeRecordFact): LabeledValue => ({
  ...fact,
  value: <AgencyNames text={fact.value} names={agencyWords} />,
})
