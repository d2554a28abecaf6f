import { translate } from '@/lib/language/translate'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { FloodClaims } from './fields'

export const claimTexts = defineSentences('flood-claims.describe', {
  anywhere:
    'Claims are counted anywhere in the tract or ZIP code. They say nothing about one home, and no claim does not mean no flood: only insured and reported losses count.',
  vintage:
    'FEMA does not say whether its tracts have the borders of 2010 or of 2020, so a tract that changed is counted under both numbers.',
  dollars:
    'Amounts are dollars of the year of the claim. Coverage and deductible cap a payment, so it is less than the loss.',
  disclaimer:
    'This product uses the Federal Emergency Management Agency’s OpenFEMA API, but is not endorsed by FEMA. The Federal Government or FEMA cannot vouch for the data or analyses derived from these data after the data have been retrieved from the Agency’s website(s).',
  tract: 'census tract {id}',
  zip: 'ZIP code {id}',
  none: 'FEMA has no flood insurance claim from {area}. That does not mean that it never flooded.',
  few: 'FEMA has fewer than 5 flood insurance claims from anywhere in {area}.',
  some: 'FEMA has {count, number} flood insurance claims from anywhere in {area}, with losses from {first} to {last}.',
  undated: 'FEMA has {count, number} flood insurance claims from anywhere in {area}, without years.',
})

export const formatArea = ({ area, areaId: id }: Pick<FloodClaims, 'area' | 'areaId'>): string =>
  translate(claimTexts[area]({ id }))

export function describeClaims(record: FloodClaims): string {
  const area = formatArea(record)
  const { claims, firstYear: first, lastYear: last } = record
  if (claims === 0) return claimTexts.none({ area })
  if (typeof claims !== 'number') return claimTexts.few({ area })
  if (first === null || last === null) return claimTexts.undated({ count: claims, area })
  return claimTexts.some({ count: claims, area, first, last })
}
