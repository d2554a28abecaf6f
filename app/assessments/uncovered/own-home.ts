import { stateByCode } from '@/lib/geography/states'
import type { AssessmentsUrlParams } from '../url'

export interface UncoveredHome {
  property: string
  home: string
  state: string
  county: string | null
}

const MOST_KEY = 100

export function readOwnHome({ q, state, county }: AssessmentsUrlParams): UncoveredHome | undefined {
  const place = state ? stateByCode(state) : undefined
  const address = q?.trim()
  if (!place || !address) return undefined
  const hasState = new RegExp(`\\b(?:${place.code}|${place.name})\\b`, 'i')
  const key = address
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .slice(0, MOST_KEY)
  return {
    property: `own-${place.code}-${key}`,
    home: hasState.test(address) ? address : `${address}, ${place.name}`,
    state: place.name,
    county: county?.trim() || null,
  }
}
