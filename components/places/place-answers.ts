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
      /** Set if no source covers the place: the missing subject in a word or two. */
      missing: string | null
      href: string
    }
