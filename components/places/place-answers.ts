import type { Geometry } from 'geojson'

export type PlaceSummaryLine =
  | {
      kind: 'place'
      name: string
      href: string
      asked: { id: string; title: string; publisher: string }[]
    }
  | {
      kind: 'answer'
      id: string
      value: string
      detail: string | null
      tone: 'bad' | 'warn' | 'quiet' | 'ink'
      missing: string | null
      href: string
      outline?: Geometry
    }
