export interface FeedEntryContent {
  number: number
  at: string
  title: string
  paragraphs: readonly string[]
  path: string
}

export type FeedOutcome =
  | {
      kind: 'open'
      title: string
      subtitle: string
      path: string
      updatedAt: string
      entries: readonly FeedEntryContent[]
    }
  | { kind: 'ended'; title: string; sentence: string; path: string; at: string }
  | { kind: 'refused'; status: number; sentence: string }

export const feedTexts = { sample: 'Sample data, not real.' }
