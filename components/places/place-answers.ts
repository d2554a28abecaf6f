import type { Geometry } from 'geojson'

export type PlaceLine =
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
      /** The outline of the lot at the place. */
      outline?: Geometry
    }
