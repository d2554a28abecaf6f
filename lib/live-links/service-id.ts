import { isOnGlobe } from '@/lib/geography/bounds'
import type { Bounds } from '@/lib/geography/types'

/**
 * An id has only letters, digits and `-._`, so that programs do not percent-encode it. Directories do not
 * list the ids of files and snapshots, because these ids contain secret URLs.
 */
export type LiveServiceId =
  | { kind: 'map' }
  | { kind: 'area'; box: Bounds }
  | { kind: 'frozen'; snapshot: string }
  | { kind: 'file'; href: string }

export const MAP_ID = 'map'

export function parseServiceId(id: string): LiveServiceId | undefined {
  if (id === MAP_ID) return { kind: 'map' }
  const [, kind, rest = ''] = /^(area|frozen|file)_(.+)$/s.exec(id) ?? []
  if (kind === 'frozen') return { kind, snapshot: rest }
  if (kind === 'area') {
    const box = boxIn(rest)
    return box && { kind, box }
  }
  const href = kind === 'file' ? decodeHref(rest) : undefined
  return href?.startsWith('/') ? { kind: 'file', href } : undefined
}

function decodeHref(text: string): string | undefined {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return undefined
  }
}

const side = /^-?\d{1,3}(\.\d{1,9})?$/

function boxIn(text: string): Bounds | undefined {
  const parts = text.split('_')
  if (parts.length !== 4 || !parts.every((part) => side.test(part))) return undefined
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number)
  const box: Bounds = [west, south, east, north]
  return isOnGlobe(box) && west < east && south < north ? box : undefined
}
