import { defineSentences } from '@/lib/sentences/define-sentences'
import type { SoilComponent } from './fields'

const texts = defineSentences('soil.answer', {
  none: 'No soil survey is published here.',
  one: 'about {share, number} percent {name}',
  two: 'about {share, number} percent {name} and {share2, number} percent {name2}',
  three:
    'about {share, number} percent {name}, {share2, number} percent {name2}, and {share3, number} percent {name3}',
  unit: '{name}: {mixture, sentence}.',
})

export const states = ['soil', 'no survey here'] as const

/**
 * Lists up to three soils ("about 85 percent Windsor and 10 percent Deerfield"), because a map unit is a
 * mixture. Returns undefined if no share is published.
 */
export function describeMixture(components: readonly SoilComponent[]): string | undefined {
  const main = components.filter(({ percent }) => percent !== null && percent > 0).slice(0, 3)
  const [first, second, third] = main.map(({ percent, name }) => ({ name, share: Math.round(percent ?? 0) }))
  if (!first) return undefined
  if (!second) return texts.one(first)
  const two = { ...first, name2: second.name, share2: second.share }
  return third ? texts.three({ ...two, name3: third.name, share3: third.share }) : texts.two(two)
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
