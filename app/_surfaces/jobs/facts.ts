import type { Panel } from '@/app/_surfaces/place/panel'
import { panels } from '@/app/_surfaces/place/panels'
import { assessmentFact } from './assessment-fact'
import type { PlaceListColumn } from './job-fact'
import { panelFact } from './panel-fact'

export const facts: readonly PlaceListColumn[] = panels.map((panel: Panel) =>
  panel.id === assessmentFact.id ? assessmentFact : panelFact(panel),
)

export const factById = (id: string): PlaceListColumn | undefined => facts.find((fact) => fact.id === id)

export const usualFacts: readonly string[] = ['parcel', 'flood', 'wetlands', 'soils', 'elevation']
