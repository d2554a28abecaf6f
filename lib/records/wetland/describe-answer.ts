import { defineSentences } from '@/lib/sentences/define-sentences'
import { formatBuffer, nameWetland } from './describe'
import type { Wetland } from './fields'

const texts = defineSentences('wetland.answer', {
  at: 'Mapped here: {what}.',
  touching: 'Mapped in this area or touching it: {what}.',
  near: 'No wetland is mapped here; within {buffer}: {what}.',
  none: 'No wetland is mapped within {buffer}. The map can miss small ones.',
  unmapped: 'The National Wetlands Inventory has not mapped this place.',
})

export const states = ['wetland', 'none mapped', 'not mapped here'] as const
type WetlandState = (typeof states)[number]

export function describeWetlands(
  state: WetlandState,
  here: readonly Wetland[],
  nearby: readonly Wetland[],
  { polygon, bufferMeters: meters }: { polygon?: unknown; bufferMeters: number },
): string {
  const names = (all: readonly Wetland[]) => [...new Set(all.map(nameWetland))].join('; ')
  const buffer = formatBuffer(meters)
  if (here.length > 0) return (polygon ? texts.touching : texts.at)({ what: names(here) })
  if (nearby.length > 0) return texts.near({ buffer, what: names(nearby) })
  return state === 'not mapped here' ? texts.unmapped : texts.none({ buffer })
}
