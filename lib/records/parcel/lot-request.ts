import { countiesNamed, countyByFips } from '@/lib/geography/counties'
import { stateByCode, stateByName } from '@/lib/geography/states'

export interface LotRequest {
  layer?: string
  counties?: readonly { fips: string; state: string }[]
  number: string
}

/**
 * Reads `az-maricopa:112-21-086`, "Maricopa 112-21-086", "Maricopa County AZ 112-21-086" and "04013
 * 112-21-086". Returns undefined for any other form.
 */
export function readLotRequest(text: string): LotRequest | undefined {
  const trimmed = text.trim()
  const [, layer, key] = /^([a-z]{2}-[a-z0-9-]+):(\S.*)$/.exec(trimmed) ?? []
  if (layer && key) return { layer, number: decode(key) }
  const [, fips = '', rest] = /^(\d{5})[\s:]+(.*\d.*)$/.exec(trimmed) ?? []
  const county = countyByFips(fips)
  if (county && rest) return { counties: [county], number: rest.trim() }
  const [, name, number] = /^(\D*[^\d\s:])[\s:]+(\S*\d.*)$/.exec(trimmed) ?? []
  if (!name || !number) return undefined
  const named = countiesIn(name)
  return named.length > 0 ? { counties: named, number: number.trim() } : undefined
}

function decode(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}

function countiesIn(name: string) {
  const words = name.replace(/[,.]/g, ' ').trim().split(/\s+/)
  for (const count of [1, 2]) {
    const tail = words.slice(-count).join(' ')
    const state = words.length > count ? (stateByCode(tail.toUpperCase()) ?? stateByName(tail)) : undefined
    if (state) return countiesNamed(words.slice(0, -count).join(' '), state.code)
  }
  return countiesNamed(words.join(' '))
}
