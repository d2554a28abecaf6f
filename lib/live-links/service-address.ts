import type { Bounds } from '@/lib/geography/types'

const DECIMALS = 6

export const areaServiceId = (box: Bounds): string =>
  `area_${box.map((degrees) => Number(degrees.toFixed(DECIMALS))).join('_')}`

export const frozenServiceId = (snapshot: string): string => `frozen_${snapshot}`

export const fileServiceId = (href: string): string =>
  `file_${btoa(href).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`

export const livePageHref = (service: string): string => `/live/${service}`

export function livePageOfFile(href: string): string {
  const [path = '', search = ''] = href.split('?')
  const query = new URLSearchParams(search)
  query.delete('format')
  const page = path.replace(/\/export$/, '')
  return livePageHref(fileServiceId(query.size > 0 ? `${page}?${query}` : page))
}
