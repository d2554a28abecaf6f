import type { ListedParcelLayer } from '@/connectors/us-parcels/public'
import { formatCount, formatDay, formatNumber } from '@/lib/format'
import type { CoveringLayerKind, LayerVerdict } from './fetch-parcel-layers'

export const parcelLayerTexts = {
  title: 'Parcel layers by state',
  lead: 'The official maps of lots that we read: which states, counties and cities have one, and whether it answered when it was last checked.',
  unchecked: 'Not checked yet',
  neverChecked:
    'No layer has been checked on this server yet. The registry itself is of August 2026, and a month later about one layer in four did not answer.',
}

const NOT_READ = new Set<ListedParcelLayer['status']>(['off', 'other_connector'])

export const isChecked = ({ status }: ListedParcelLayer): boolean => !NOT_READ.has(status)

export function describeChecks(layers: readonly ListedParcelLayer[]): string {
  const readable = layers.filter(isChecked)
  const checks = readable.flatMap(({ lastCheck }) => lastCheck ?? [])
  const days = checks.map(({ checkedOn }) => checkedOn.slice(0, 10)).sort()
  const [last] = days.slice(-1)
  if (last === undefined) return parcelLayerTexts.neverChecked
  const answering = checks.filter(({ answers }) => answers).length
  const open = readable.length - checks.length
  return `Last checked ${formatDay(last)}: ${formatNumber(answering)} of ${formatCount(checks.length, 'layer')} answered.${open > 0 ? ` ${formatNumber(open)} ${open === 1 ? 'is' : 'are'} not checked yet.` : ''}`
}

export function countChecks(layers: readonly ListedParcelLayer[]): string {
  const checks = layers.filter(isChecked).flatMap(({ lastCheck }) => lastCheck ?? [])
  if (checks.length === 0) return parcelLayerTexts.unchecked
  return `${checks.filter(({ answers }) => answers).length} of ${checks.length} answered`
}

export const coverKinds = {
  county: { label: 'A layer of the county', pattern: 'coverage-many' },
  state: { label: 'A layer of the whole state', pattern: 'coverage-few' },
  city: { label: 'A layer of a city only', pattern: 'coverage-one' },
  none: { label: 'No layer in our registry', pattern: 'coverage-none' },
} as const satisfies Record<CoveringLayerKind, { label: string; pattern: string }>

export const verdictKinds = {
  answers: { label: 'Answered at the last check', pattern: 'coverage-many' },
  unchecked: { label: 'Not checked yet', pattern: 'coverage-few' },
  fails: { label: 'Did not answer', pattern: 'coverage-one' },
  none: coverKinds.none,
} as const satisfies Record<LayerVerdict | 'none', { label: string; pattern: string }>
