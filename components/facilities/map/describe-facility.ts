import { formatMiles, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { lowerFirst } from '@/lib/upper-first'
import { violationWords } from '../violation-labels'
import type { FacilityPointProperties } from './facility-point'

const texts = defineTexts('facilities.describe-facility', {
  cluster: (count, current) =>
    `${formatNumber(count)} facilities here${current > 0 ? `, ${formatNumber(current)} with a violation recorded now` : ''}`,
  away: (facility, miles) => `${facility}, ${miles} away`,
})

interface ClusterProperties {
  point_count: number
  current: number
}

type Properties = Readonly<Record<string, unknown>> | FacilityPointProperties | ClusterProperties

export function describeFacility(properties: Properties): string {
  return 'point_count' in properties
    ? describeCluster(properties as ClusterProperties)
    : describeOne(properties as FacilityPointProperties)
}

const describeCluster = ({ point_count, current }: ClusterProperties): string =>
  texts.cluster(point_count, current)

function describeOne({ name, d, v }: FacilityPointProperties): string {
  const facility = `${name}, ${lowerFirst(violationWords.classes[v])}`
  return d === undefined ? facility : texts.away(facility, formatMiles(d))
}
