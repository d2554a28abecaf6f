import { formatMiles, formatNumber } from '@/lib/format'
import { type ViolationClass, violationClasses } from '@/lib/records/facility/violation-class'
import type { FacilityPointProperties } from './facility-point'

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

function describeCluster({ point_count, current }: ClusterProperties): string {
  const total = `${formatNumber(point_count)} facilities here`
  return current > 0 ? `${total}, ${formatNumber(current)} with a violation recorded now` : total
}

function describeOne({ name, d, v }: FacilityPointProperties): string {
  const words = violationClasses[v satisfies ViolationClass]
  const away = d === undefined ? '' : `, ${formatMiles(d)} away`
  return `${name}, ${words.charAt(0).toLowerCase()}${words.slice(1)}${away}`
}
