import type { Panel } from '@/app/_surfaces/place/panel'
import { panels } from '@/app/_surfaces/place/panels'

/** An assessment needs a person who confirms the home (decision 0087). */
const withoutList = new Set<string>(['assessment'])

/** The records that a list of places can ask for. */
export const facts: readonly Panel[] = panels.filter(({ id }) => !withoutList.has(id))

export const factById = (id: string): Panel | undefined => facts.find((fact) => fact.id === id)

export const usualFacts: readonly string[] = ['parcel', 'flood', 'wetlands', 'soils', 'elevation']
