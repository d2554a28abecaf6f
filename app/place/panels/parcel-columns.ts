import type { PublishedAttributes } from '@/lib/florida/published'
import type { PropertyRecord } from '@/lib/property-record'

/** The record's amounts under the names of the roll's columns, as the facts of a parcel read them. */
export function publishedColumns({
  marketValue,
  landValue,
  sourceAttributes,
}: PropertyRecord): PublishedAttributes {
  const attributes = sourceAttributes ?? {}
  const amount = (name: string) => {
    const value = attributes[name]
    return typeof value === 'number' ? value : null
  }
  return {
    ASMNT_YR: amount('rollYear'),
    JV: marketValue,
    AV_SD: amount('assessedValueSchoolLevy'),
    AV_NSD: amount('assessedValueOtherLevies'),
    TV_SD: amount('taxableValueSchoolLevy'),
    TV_NSD: amount('taxableValueOtherLevies'),
    JV_HMSTD: amount('homesteadJustValue'),
    LND_VAL: landValue,
    SPEC_FEAT_: amount('specialFeatureValue'),
  }
}
