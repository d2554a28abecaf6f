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
      /** The missing kind of record in one or two words, or null if a source covers the place. */
      missing: string | null
      href: string
    }
