import { AgencyNames } from '@/components/ui/agency-text'
import type { Fact } from '@/components/ui/facts'
import type { CheckedFact } from '../home-facts'

export const markAgencyWords = ({ agencyWords, ...fact }: CheckedFact): Fact => ({
  ...fact,
  value: <AgencyNames text={fact.value} names={agencyWords} />,
})
