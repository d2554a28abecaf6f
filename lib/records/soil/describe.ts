import { formatList, formatNumber } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { SoilComponent } from './fields'

const texts = defineSentences('soil.describe', {
  notForBuilding:
    'A soil survey at a scale of about 1:12,000 to 1:24,000: too coarse for one lot, not a percolation test and not a septic permit. Values are estimates, not measurements.',
  none: 'No soil survey is published here.',
  mixture: 'about {parts}',
  unit: '{name}: {mixture, sentence}.',
})

export const { notForBuilding } = texts

export const states = ['soil', 'no survey here'] as const

/** The classes of the map. The source words "prime if" in about thirty ways. */
export const farmlandNames = {
  prime: 'All areas are prime farmland',
  conditional: 'Prime farmland under a condition',
  important: 'Farmland of statewide, local or unique importance',
  none: 'Not prime farmland',
  unknown: 'Another class, or none published',
} as const
export type Farmland = keyof typeof farmlandNames

export function farmlandOf(words: string | null | undefined): Farmland {
  if (!words) return 'unknown'
  if (/^all areas are prime/i.test(words)) return 'prime'
  if (/^prime farmland (if|of)/i.test(words)) return 'conditional'
  if (/^farmland of .*importance/i.test(words)) return 'important'
  return /^not prime/i.test(words) ? 'none' : 'unknown'
}

/**
 * Describes a map unit as a mixture, never as one soil: "about 85 percent Windsor and 10 percent Deerfield".
 */
export function describeMixture(components: readonly SoilComponent[]): string | undefined {
  const main = components.filter(({ percent }) => percent !== null && percent > 0).slice(0, 3)
  if (main.length === 0) return undefined
  const parts = main.map(({ percent, name }) => `${formatNumber(percent ?? 0, 0)} percent ${name}`)
  return texts.mixture({ parts: formatList(parts) })
}

export function describeSoils(
  units: readonly { name: string; components: readonly SoilComponent[] | null }[],
): string {
  if (units.length === 0) return texts.none
  return units
    .map(({ name, components }) => {
      const mixture = components && describeMixture(components)
      return mixture ? texts.unit({ name, mixture }) : `${name}.`
    })
    .join(' ')
}
