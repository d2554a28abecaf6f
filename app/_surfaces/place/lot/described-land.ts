import { defineTexts } from '@/lib/language/define-texts'
import type { ParcelOutline } from '@/lib/records/parcel/outline'

/** The land that a legal description names. */
export interface DescribedLand {
  name: string
  /** The land whose center is the point of the place. It is null for any other point that a link contains. */
  center: 'part' | 'section' | null
  outline: ParcelOutline | null
  /** Computed from the outline. */
  acres: number | null
}

const texts = defineTexts('place.described-land', {
  center: { part: 'at the center of the part', section: 'at the center of the section' },
  point: 'at the point',
  on: (land: string) => `On ${land}`,
  undrawn: (land: string) =>
    `We cannot draw ${land}, so this is about the center of its section alone, which may not lie in it.`,
  pointOnly: (land: string) => `This is about the point in the link alone, not about all of ${land}.`,
})

export const centerOf = ({ center }: DescribedLand): string => (center ? texts.center[center] : texts.point)

export const onLand = ({ name }: DescribedLand): string => texts.on(name)

/** Contains a reason if nothing can be measured, and is undefined if no lot is known at the place. */
export type GroundOutline = { outline: ParcelOutline; land?: DescribedLand } | { why: string } | undefined

export function groundOfLand(land: DescribedLand): GroundOutline {
  const { name, center, outline } = land
  if (outline) return { outline, land }
  return { why: center ? texts.undrawn(name) : texts.pointOnly(name) }
}
