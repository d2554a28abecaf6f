import { defineSentences } from '@/lib/sentences/define-sentences'

export const { notForBuilding } = defineSentences('soil.describe', {
  notForBuilding:
    'A soil survey at a scale of about 1:12,000 to 1:24,000: too coarse for one lot, not a percolation test and not a septic permit. Values are estimates, not measurements.',
})

/**
 * The classes of our map. The source has about thirty texts that begin with "prime if", and all of them form
 * one class of our map.
 */
export const farmlandNames = {
  prime: 'All areas are prime farmland',
  conditional: 'Prime farmland under a condition',
  important: 'Farmland of statewide, local or unique importance',
  none: 'Not prime farmland',
  unknown: 'Another class, or none published',
} as const
export type FarmlandClass = keyof typeof farmlandNames

export function farmlandOf(words: string | null | undefined): FarmlandClass {
  if (!words) return 'unknown'
  if (/^all areas are prime/i.test(words)) return 'prime'
  if (/^prime farmland (if|of)/i.test(words)) return 'conditional'
  if (/^farmland of .*importance/i.test(words)) return 'important'
  return /^not prime/i.test(words) ? 'none' : 'unknown'
}
