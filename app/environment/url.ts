import type { Route } from 'next'
import type { ViolationClass } from '@/components/records/violation-class'

export const medias = { all: 'All programs', air: 'Air', water: 'Water' } as const
export type Media = keyof typeof medias

export const programs = {
  air: 'Air',
  water: 'Water discharge',
  hazardousWaste: 'Hazardous waste',
  drinkingWater: 'Drinking water',
  toxicsRelease: 'Toxics releases',
} as const
export type Program = keyof typeof programs

export type Ring = 1 | 2 | 3

/** The state of the page. What is absent has its default. */
export interface EnvironmentUrl {
  q?: string
  at?: { latitude: number; longitude: number }
  radius: number
  media: Media
  activeOnly: boolean
  /** Load up to this ring; without it as much as the radius makes quick. */
  rings?: Ring
  program?: Program
  status?: ViolationClass
  /** List only up to this ring. */
  within?: Ring
  page: number
  selected?: string
}

export const DEFAULT_RADIUS = 1
export const LEAST_RADIUS = 0.1
export const MOST_RADIUS = 99.9
/** Within this everything is loaded at once; beyond it ring by ring. */
const QUICK_RADIUS = 3

export const ringsToLoad = ({ rings, radius }: EnvironmentUrl): Ring =>
  rings ?? (radius <= QUICK_RADIUS ? 3 : 1)

/** Six decimals are about 0.1 m; the geocoder gives fourteen. */
const round = (degrees: number) => Number(degrees.toFixed(6))

export function environmentQuery(url: Partial<EnvironmentUrl>): URLSearchParams {
  const {
    q,
    at,
    radius = DEFAULT_RADIUS,
    media = 'all',
    activeOnly,
    rings,
    program,
    status,
    within,
    page = 1,
    selected,
  } = url
  const query = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  set('q', q)
  set('at', at && `${round(at.latitude)},${round(at.longitude)}`)
  set('radius', radius === DEFAULT_RADIUS ? undefined : radius)
  set('media', media === 'all' ? undefined : media)
  set('active', activeOnly ? 1 : undefined)
  set('rings', rings)
  set('program', program)
  set('status', status)
  set('within', within)
  set('page', page === 1 ? undefined : page)
  set('selected', selected)
  return query
}

export function environmentHref(url: Partial<EnvironmentUrl>): Route {
  const text = environmentQuery(url).toString()
  return (text ? `/environment?${text}` : '/environment') as Route
}
