/** What is on record about a point, line by line as the sources answer: how the map's panel is told. */
export type PlaceLine =
  | {
      kind: 'place'
      name: string
      /** The page with all of it. */
      href: string
      /** What will be answered, in order. */
      asked: { id: string; title: string; publisher: string }[]
    }
  | {
      kind: 'answer'
      id: string
      /** The answer itself: "587 ft". */
      value: string
      detail: string | null
      tone: 'bad' | 'warn' | 'quiet' | 'ink'
      /** Nobody here publishes it for the place: what is missing, in a word or two. */
      missing: string | null
      /** The record on the page of the place. */
      href: string
    }
