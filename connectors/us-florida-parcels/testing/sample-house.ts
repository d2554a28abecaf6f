import { parcelIdOf } from '@/lib/sample-world/florida/identifiers'
import { plotsWithin } from '@/lib/sample-world/florida/parcels'
import { valuesOf } from '@/lib/sample-world/florida/values'

const town: [number, number, number, number] = [-81.388, 28.528, -81.378, 28.536]

export function sampleParcel(kind: 'house' | 'land') {
  for (const plot of plotsWithin(town)) {
    const values = valuesOf(plot)
    const { landUse, units, buildings, livingSquareFeet, assessmentYear } = values
    const isHouse = landUse === '001' && units === 1 && buildings === 1 && livingSquareFeet > 0
    if (assessmentYear === 2026 && (kind === 'house' ? isHouse : landUse === '000'))
      return { values, identity: { county: plot.county, parcelId: parcelIdOf(plot) } }
  }
  throw new Error(`the sample country has ${kind} there`)
}
