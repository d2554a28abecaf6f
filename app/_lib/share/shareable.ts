import earlierAddresses from '@/lib/earlier-addresses.json'
import { defineTexts } from '@/lib/language/define-texts'
import { englishHref } from '@/lib/language/spanish-pages'
import type { UrlQuery } from '@/lib/url-state'
import { matchPath } from './match-path'

export const shareablePages = defineTexts('share.shareable', {
  '/place': 'Public records at a glance',
  '/place/compare': 'Two places side by side',
  '/land': 'Land and survey',
  '/ground': 'Flood, wetlands, soil',
  '/environment': 'Environment: facilities near a place',
  '/environment/review': 'Records review',
  '/environment/facility/[registryId]': 'A regulated facility',
  '/assessments/find': 'A property assessment',
  '/assessments/values': 'A property assessment',
  '/assessments/evidence': 'A property assessment',
  '/assessments/packet': 'An appeal packet',
  '/parcels/[county]': 'A parcel',
  '/permits': 'Permits',
  '/costs': 'Costs',
  '/rules': 'Rules',
  '/rules/[documentNumber]': 'A federal document',
  '/open-data': 'Open data',
  '/open-data/[portal]/[datasetId]': 'A city data set',
})

export type ShareablePath = keyof typeof shareablePages

export const shareablePaths = Object.keys(shareablePages) as ShareablePath[]

export interface ShareablePage {
  path: ShareablePath
  /** Percent-encoded, like the `params` of a Next page. */
  params: Record<string, string>
  query: UrlQuery
}

const now = new Map(Object.entries(earlierAddresses))

/** The URL of a records review contains an outline of up to 500 corners. */
const LONGEST_HREF = 6_000

export function findShareable(href: string): ShareablePage | undefined {
  if (href.length > LONGEST_HREF || !/^\/(?![/\\])/.test(href)) return undefined
  const base = 'http://localhost'
  if (!URL.canParse(href, base)) return undefined
  const { pathname, searchParams } = new URL(englishHref(href) ?? href, base)
  const current = now.get(pathname) ?? pathname
  for (const path of shareablePaths) {
    const params = matchPath(path, current)
    if (params) return { path, params, query: toQuery(searchParams) }
  }
  return undefined
}

/** Visitors choose the names, such as `__proto__`. `Object.fromEntries` is safe for any name. */
function toQuery(searchParams: URLSearchParams): UrlQuery {
  const names = [...new Set(searchParams.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const [first, ...more] = searchParams.getAll(name)
      return [name, more.length > 0 ? [first ?? '', ...more] : first]
    }),
  )
}
