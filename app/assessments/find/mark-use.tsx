import { AgencyWords } from '@/components/ui/agency-text'
import type { Fact } from '@/components/ui/facts'
import type { CheckedFact } from '../home-facts'

/** Only the class or use of a home has words of the office. */
export const markUse = (fact: CheckedFact): Fact =>
  fact.id === 'landUse' ? { ...fact, value: <AgencyWords text={fact.value} /> } : fact
