/** Federal lists with a public service. `miles` is the usual search distance of a records review. */
export const cleanupLists = {
  npl: { title: 'Superfund: National Priorities List', miles: 1 },
  'npl-deleted': { title: 'Superfund: deleted from the list', miles: 0.5 },
  superfund: { title: 'Superfund: active, not on the list', miles: 0.5 },
  'superfund-archived': { title: 'Superfund: archived', miles: 0.5 },
  'corrective-action': { title: 'Hazardous waste: corrective action', miles: 1 },
  'waste-facility': { title: 'Hazardous waste: treatment, storage or disposal', miles: 0.5 },
  'waste-generator': { title: 'Hazardous waste: large generators', miles: 0.25 },
  'waste-handler': { title: 'Hazardous waste: other active handlers', miles: 0.25 },
  brownfield: { title: 'Brownfields with federal money', miles: 0.5 },
  response: { title: 'Removals and emergency responses', miles: 0.5 },
  'tank-release': { title: 'Releases from underground tanks', miles: 0.5 },
  tank: { title: 'Sites with underground tanks', miles: 0.25 },
} as const satisfies Readonly<Record<string, { title: string; miles: number }>>

export type CleanupListId = keyof typeof cleanupLists

export const cleanupListIds = Object.keys(cleanupLists) as [CleanupListId, ...CleanupListId[]]

export const cleanupWorkLists = [
  'npl',
  'npl-deleted',
  'superfund',
  'corrective-action',
  'brownfield',
  'response',
  'tank-release',
] as const satisfies readonly CleanupListId[]

type CountedListId = Exclude<CleanupListId, 'superfund-archived'>

/** Archived sites cannot be searched by distance, so they are not counted. */
export const isCounted = (list: CleanupListId): list is CountedListId => list !== 'superfund-archived'

export const countedListIds = cleanupListIds.filter(isCounted) as [CountedListId, ...CountedListId[]]

export const titleOfList = (list: CleanupListId) => cleanupLists[list].title
