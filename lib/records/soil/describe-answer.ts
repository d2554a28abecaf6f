import { formatList, formatNumber } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { SoilComponent } from './fields'

const texts = defineSentences('soil.answer', {
  none: 'No soil survey is published here.',
  mixture: 'about {parts}',
  unit: '{name}: {mixture, sentence}.',
})

export const states = ['soil', 'no survey here'] as const

/**
 * Returns, for example, "about 85 percent Windsor and 10 percent Deerfield", because a map unit is a mixture
 * and never one soil.
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
