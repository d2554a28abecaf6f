import type { Panel } from '@/app/_surfaces/place/panel'
import { panels } from '@/app/_surfaces/place/panels'
import { assessmentFact } from './assessment-fact'
import type { JobFact } from './job-fact'
import { panelFact } from './panel-fact'

export const facts: readonly JobFact[] = panels.map((panel: Panel) =>
  panel.id === assessmentFact.id ? assessmentFact : panelFact(panel),
)

export const factById = (id: string): JobFact | undefined => facts.find((fact) => fact.id === id)

export const usualFacts: readonly string[] = ['parcel', 'flood', 'wetlands', 'soils', 'elevation']
