import { defineSentences } from '@/lib/sentences/define-sentences'

export const { notProof, notAbsence, outside, notListed } = defineSentences('facility.limits', {
  notProof: 'A screening lead, not proof of contamination.',
  notAbsence: 'An empty list does not mean there is none.',
  outside:
    'The facilities of the Environmental Protection Agency are listed for the United States and its territories; this point lies in none of them.',
  notListed:
    'Not in this list: Superfund sites, gas-station tanks, old polluted land, and most plants that are only planned.',
})
